import type { Limb } from '@/shared/almanac/limbs';
import { limbLabels } from '../panchanga';

export type ShareLanguage = 'English' | 'Hindi' | 'Kannada';

export const shareLanguages: readonly { value: ShareLanguage; label: string }[] = [
  { value: 'Kannada', label: 'ಕನ್ನಡ' },
  { value: 'Hindi', label: 'हिन्दी' },
  { value: 'English', label: 'English' },
];

type ShareWords = {
  /** With Latin digits. */
  locale: string;
  title: string;
  sunrise: string;
  labels: Record<Limb, string>;
  /** `day` is empty for the day itself. */
  till: (time: string, day: string) => string;
};

const dayFirst = (day: string, time: string) => (day === '' ? time : `${day}, ${time}`);

export const shareWords: Record<ShareLanguage, ShareWords> = {
  English: {
    locale: 'en-IN-u-nu-latn',
    title: 'Daily Panchanga',
    sunrise: 'Sunrise',
    labels: limbLabels,
    till: (time, day) => (day === '' ? `till ${time}` : `till ${time}, ${day}`),
  },
  Hindi: {
    locale: 'hi-IN-u-nu-latn',
    title: 'दैनिक पंचांग',
    sunrise: 'सूर्योदय',
    labels: { tithi: 'तिथि', nakshatra: 'नक्षत्र', vaara: 'वार', yoga: 'योग', karana: 'करण' },
    till: (time, day) => `${dayFirst(day, time)} तक`,
  },
  Kannada: {
    locale: 'kn-IN-u-nu-latn',
    title: 'ದೈನಂದಿನ ಪಂಚಾಂಗ',
    sunrise: 'ಸೂರ್ಯೋದಯ',
    labels: { tithi: 'ತಿಥಿ', nakshatra: 'ನಕ್ಷತ್ರ', vaara: 'ವಾರ', yoga: 'ಯೋಗ', karana: 'ಕರಣ' },
    till: (time, day) => `${dayFirst(day, time)} ರವರೆಗೆ`,
  },
};

type Script = Exclude<ShareLanguage, 'English'>;

export const fortnights: Record<Script, readonly [bright: string, dark: string]> = {
  Hindi: ['शुक्ल', 'कृष्ण'],
  Kannada: ['ಶುದ್ಧ', 'ಬಹುಳ'],
};

/** One name per line of `nameTable`. */
export const namesInScript: Record<Script, Record<Limb, string>> = {
  Hindi: {
    tithi: `प्रतिपदा, द्वितीया, तृतीया, चतुर्थी, पंचमी, षष्ठी, सप्तमी, अष्टमी, नवमी, दशमी, एकादशी, द्वादशी, त्रयोदशी, चतुर्दशी, पूर्णिमा, अमावस्या`,
    nakshatra: `अश्विनी, भरणी, कृत्तिका, रोहिणी, मृगशिरा, आर्द्रा, पुनर्वसु, पुष्य, आश्लेषा, मघा, पूर्वा फाल्गुनी, उत्तरा फाल्गुनी, हस्त,
      चित्रा, स्वाति, विशाखा, अनुराधा, ज्येष्ठा, मूल, पूर्वाषाढ़ा, उत्तराषाढ़ा, श्रवण, धनिष्ठा, शतभिषा, पूर्वा भाद्रपद, उत्तरा भाद्रपद, रेवती`,
    vaara: `रविवार, सोमवार, मंगलवार, बुधवार, गुरुवार, शुक्रवार, शनिवार`,
    yoga: `विष्कम्भ, प्रीति, आयुष्मान, सौभाग्य, शोभन, अतिगण्ड, सुकर्मा, धृति, शूल, गण्ड, वृद्धि, ध्रुव, व्याघात, हर्षण, वज्र, सिद्धि,
      व्यतीपात, वरीयान, परिघ, शिव, सिद्ध, साध्य, शुभ, शुक्ल, ब्रह्म, इन्द्र, वैधृति`,
    karana: `बव, बालव, कौलव, तैतिल, गर, वणिज, विष्टि, शकुनि, चतुष्पाद, नाग, किंस्तुघ्न`,
  },
  Kannada: {
    tithi: `ಪಾಡ್ಯ, ಬಿದಿಗೆ, ತದಿಗೆ, ಚೌತಿ, ಪಂಚಮಿ, ಷಷ್ಠಿ, ಸಪ್ತಮಿ, ಅಷ್ಟಮಿ, ನವಮಿ, ದಶಮಿ, ಏಕಾದಶಿ, ದ್ವಾದಶಿ, ತ್ರಯೋದಶಿ, ಚತುರ್ದಶಿ, ಹುಣ್ಣಿಮೆ, ಅಮಾವಾಸ್ಯೆ`,
    nakshatra: `ಅಶ್ವಿನಿ, ಭರಣಿ, ಕೃತ್ತಿಕಾ, ರೋಹಿಣಿ, ಮೃಗಶಿರಾ, ಆರಿದ್ರಾ, ಪುನರ್ವಸು, ಪುಷ್ಯ, ಆಶ್ಲೇಷಾ, ಮಘಾ, ಹುಬ್ಬಾ, ಉತ್ತರಾ, ಹಸ್ತ, ಚಿತ್ತಾ, ಸ್ವಾತಿ, ವಿಶಾಖಾ,
      ಅನುರಾಧಾ, ಜ್ಯೇಷ್ಠಾ, ಮೂಲಾ, ಪೂರ್ವಾಷಾಢ, ಉತ್ತರಾಷಾಢ, ಶ್ರವಣ, ಧನಿಷ್ಠಾ, ಶತಭಿಷಾ, ಪೂರ್ವಾಭಾದ್ರ, ಉತ್ತರಾಭಾದ್ರ, ರೇವತಿ`,
    vaara: `ರವಿವಾರ, ಸೋಮವಾರ, ಮಂಗಳವಾರ, ಬುಧವಾರ, ಗುರುವಾರ, ಶುಕ್ರವಾರ, ಶನಿವಾರ`,
    yoga: `ವಿಷ್ಕಂಭ, ಪ್ರೀತಿ, ಆಯುಷ್ಮಾನ್, ಸೌಭಾಗ್ಯ, ಶೋಭನ, ಅತಿಗಂಡ, ಸುಕರ್ಮ, ಧೃತಿ, ಶೂಲ, ಗಂಡ, ವೃದ್ಧಿ, ಧ್ರುವ, ವ್ಯಾಘಾತ, ಹರ್ಷಣ, ವಜ್ರ, ಸಿದ್ಧಿ,
      ವ್ಯತೀಪಾತ, ವರೀಯಾನ್, ಪರಿಘ, ಶಿವ, ಸಿದ್ಧ, ಸಾಧ್ಯ, ಶುಭ, ಶುಕ್ಲ, ಬ್ರಹ್ಮ, ಇಂದ್ರ, ವೈಧೃತಿ`,
    karana: `ಬವ, ಬಾಲವ, ಕೌಲವ, ತೈತಿಲ, ಗರಜ, ವಣಿಜ, ಭದ್ರಾ, ಶಕುನಿ, ಚತುಷ್ಪಾದ, ನಾಗವಾನ್, ಕಿಂಸ್ತುಘ್ನ`,
  },
};

/** Other places keep their names. */
export const placesInScript: Record<string, Record<Script, string>> = {
  Udupi: { Hindi: 'उडुपी', Kannada: 'ಉಡುಪಿ' },
  Ahmedabad: { Hindi: 'अहमदाबाद', Kannada: 'ಅಹಮದಾಬಾದ್' },
  Bengaluru: { Hindi: 'बेंगलुरु', Kannada: 'ಬೆಂಗಳೂರು' },
  Chennai: { Hindi: 'चेन्नई', Kannada: 'ಚೆನ್ನೈ' },
  Hubballi: { Hindi: 'हुबली', Kannada: 'ಹುಬ್ಬಳ್ಳಿ' },
  Hyderabad: { Hindi: 'हैदराबाद', Kannada: 'ಹೈದರಾಬಾದ್' },
  Kolkata: { Hindi: 'कोलकाता', Kannada: 'ಕೋಲ್ಕತ್ತಾ' },
  Mangaluru: { Hindi: 'मंगलुरु', Kannada: 'ಮಂಗಳೂರು' },
  Mumbai: { Hindi: 'मुंबई', Kannada: 'ಮುಂಬೈ' },
  Mysuru: { Hindi: 'मैसूरु', Kannada: 'ಮೈಸೂರು' },
  'New Delhi': { Hindi: 'नई दिल्ली', Kannada: 'ನವದೆಹಲಿ' },
  Pune: { Hindi: 'पुणे', Kannada: 'ಪುಣೆ' },
  Thiruvananthapuram: { Hindi: 'तिरुवनंतपुरम', Kannada: 'ತಿರುವನಂತಪುರಂ' },
  Tirupati: { Hindi: 'तिरुपति', Kannada: 'ತಿರುಪತಿ' },
  Ujjain: { Hindi: 'उज्जैन', Kannada: 'ಉಜ್ಜಯಿನಿ' },
  Varanasi: { Hindi: 'वाराणसी', Kannada: 'ವಾರಾಣಸಿ' },
};
