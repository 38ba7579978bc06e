import { viewOf } from './view';

const listOf = (...texts: string[]) => new Set(texts.flatMap((text) => viewOf(text).text.trim().split(/\s+/)));

const phrasesOf = (...texts: string[]) => texts.flatMap((text) => text.split(', '));

const digitWords = [
  'zero oh nought shunya sunya shoonya sonne शून्य ज़ीरो जीरो ಸೊನ್ನೆ ಶೂನ್ಯ ಜೀರೋ ಝೀರೋ',
  'one won ek ondu एक ವನ್ ಒಂದು वन',
  'two too do eradu yeradu दो टू ಎರಡು ಟೂ',
  'three teen tin mooru muru तीन थ्री ಮೂರು ತ್ರೀ',
  'four for char chaar nalku naalku चार फोर ನಾಲ್ಕು ಫೋರ್',
  'five paanch panch pach paach aidu ayidu पांच पाँच पाच फाइव ಐದು ಫೈವ್',
  'six che chhe chhah chah cheh aaru aru छह छः छे छ सिक्स ಆರು ಸಿಕ್ಸ್',
  'seven saat sat elu yelu eelu सात सेवन ಏಳು ಸೆವೆನ್',
  'eight ate aath ath entu yentu आठ एट ಎಂಟು ಏಯ್ಟ್ ಎಯ್ಟ್',
  'nine nau nou nao ombattu ombatu ombathu नौ नाइन ಒಂಬತ್ತು ನೈನ್',
];
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The digits that a word stands for; those of the tens are one digit, which a second one follows. */
export const numberWords = new Map([
  ...digitWords.flatMap((words, digit) => [...listOf(words)].map((word) => [word, String(digit)] as const)),
  ...teens.map((word, index) => [word, String(10 + index)] as const),
]);
export const tensWords = new Map(tens.map((word, index) => [word, String(2 + index)] as const));
export const repeats = new Map(
  [listOf('double dabal dubble डबल ಡಬಲ್'), listOf('triple tripal ट्रिपल ತ್ರಿಬಲ್ ಟ್ರಿಪಲ್')].flatMap((words, index) =>
    [...words].map((word) => [word, index + 2] as const),
  ),
);

/** Words between the digits of a number that is told slowly. */
export const bridges = listOf('then and aur phir mattu nantara last next with ends dash hyphen space ಮತ್ತು और फिर');
/** Before a number without the code of its town. */
export const calling = listOf(
  'tel phone cell ph mob mobile call contact landline telephone ph ಫೋನ್ ದೂರವಾಣಿ फोन दूरभाष ಮೊಬೈಲ್ मोबाइल',
);

/** Beside numbers in pairs, these tell of marks or ages. */
export const marks = listOf(
  'age ages aged marks mark score scored scores percent percentage semester semesters sem sgpa gpa grades sslc puc',
);

/** Each first character stands for the second. */
const pairsOf = (text: string) =>
  new Map(Array.from(text.matchAll(/(.)(.)/g), ([, written = '', meant = '']) => [written, meant] as const));

/** Letters that stand for a digit inside a number. */
export const lookalikes = pairsOf('o0i1l1z2s5b8g9q9');

export const mailHosts = listOf(
  'gmail gmial gmai yahoo ymail hotmail outlook rediffmail icloud protonmail proton live zoho',
);
export const topLevels = listOf('com in co net org edu gov info io me biz');
export const dotWords = listOf('dot डॉट डाट ಡಾಟ್');

/** The part behind the '@' of a UPI address. */
export const upiHosts = listOf(
  'upi ybl ibl axl apl paytm okaxis oksbi okicici okhdfcbank okbizaxis ptsbi ptaxis pthdfc ptyes icici sbi hdfcbank axisbank',
  'kotak kbl canara cnrb barodampay idfcbank yesbank indus federal jupiteraxis fam naviaxis waaxis wasbi wahdfcbank waicici',
  'freecharge airtel postbank yapl rapl superyes freoicici slice pingpay timecosmos abfspay axisb idbi pnb boi unionbank',
);
export const wallets = listOf(
  'ಗೂಗಲ್ಪೇ ಫೋನ್ಪೇ गूगलपे फोनपे amazonpay',
  'gpay googlepay phonepe phonepay paytm bhim upi ಜಿಪೇ ಫೋನ್‌ಪೇ ಗೂಗಲ್‌ಪೇ usdt paytm paypal mtcn ಪೇಟಿಎಂ जीपे फोनपे पेटीएम यूपीआई ಯುಪಿಐ',
);
export const walletHints = listOf(
  'number no num nambar id me to karo kare karein kar karna maadi madi madu ಮಾಡಿ ನಂಬರ್ ಸಂಖ್ಯೆ करें करो नंबर pay send transfer',
);
export const accounts = listOf('account acc ac acct acno khata khate ಖಾತೆ ಖಾತೆಯ खाता अकाउंट ಅಕೌಂಟ್ beneficiary');

export const messengers = listOf(
  'telegram टेलीग्राम टेलिग्राम ಟೆಲಿಗ್ರಾಂ ಟೆಲಿಗ್ರಾಮ್ viber imo wechat botim arattai skype snapchat hangouts facetime dm',
);
/** Beside a messenger, these tell of a habit. */
export const habits = listOf('time learnt learned learns spend spends समय ಸಂದೇಶಗಳಿಗಿಂತ ಸಮಯ wasting addicted addict');
/** Beside a messenger, these ask to be written to. */
export const contactHints = listOf(
  'on id me par pe alli ali nalli maadi madi kar karo karein karna ping message msg text join contact chat available reach call',
  'also number send connect talk video ಮಾಡಿ ಸಂಪರ್ಕಿಸಿ ಕಳಿಸಿ ಇದೆ मुझे पर करें करो संपर्क via through use to come ಬನ್ನಿ',
);
/** Beside a messenger, these tell of an employer. */
export const employment = listOf(
  'work works working worked engineer engineering developer develops employee employed employer job team inc office company',
  'manager designer intern career integration stocks business support ltd project group groups university forwards forward status jokes collected office marketing api',
);

/** Before 'at' and the domain of an employer, or behind that domain. */
export const jobs = listOf(
  'work works working worked employed job jobs kelasa naukri kaam interned internship joined placed recruited position role',
);
export const roles = listOf(
  'engineer engineers developer developers manager analyst consultant designer architect executive recruiter intern lead scientist',
  'tester accountant trainer programmer',
);
/** Directly before the domain of an employer. */
export const workplaces = listOf('employer employed joined joining company organisation organization firm workplace');
export const companies = listOf('inc ltd pvt limited llc llp corp corporation company employee employees office');
/** These point to a page. */
export const pointers = listOf(
  'see visit find check profile profiles contact reach me website site page pics photos album portfolio blog shop link click mail email write',
);

export const networks = listOf(
  'instagram insta instagramm inst ig snap snapchat sc fb facebook twitter linkedin telegram tg discord threads moj skype handle username userid',
  'ಇನ್‌ಸ್ಟಾ ಇನ್ಸ್ಟಾ ಇನ್‌ಸ್ಟಾಗ್ರಾಂ ಇನ್ಸ್ಟಾಗ್ರಾಮ್ ಇನ್‌ಸ್ಟಾಗ್ರಾಮ್ ಇನ್ಸ್ಟಾಗ್ರಾಂ ಫೇಸ್‌ಬುಕ್ ಫೇಸ್ಬುಕ್ ಟೆಲಿಗ್ರಾಂ ಟೆಲಿಗ್ರಾಮ್ ಸ್ನ್ಯಾಪ್',
  'इंस्टा इंस्टाग्राम इन्स्टा इन्स्टाग्राम फेसबुक टेलीग्राम स्नैप स्नैपचैट ट्विटर',
);
export const handleHints = listOf('id handle username user profile account page ac name ಐಡಿ आईडी ಐಡಿಯು');
export const noHandle = listOf(
  'no not nil none na never private yes is it the and or but only also will me my we our not active inactive available account id',
  'page profile handle name social media user username shop store marketing influencer manager creator videos reels for with from',
);

export const dowryWords = listOf(
  'dowry dowri dawry dahej hunda dahez dahaj jahez streedhana streedhan stridhan varadakshine varadakshina vardakshine varadakshne vardakshina varopachara',
  'ವರದಕ್ಷಿಣೆ ವರದಕ್ಷಿಣೆಯಾಗಿ ವರದಕ್ಷಿಣೆಯನ್ನು ವರೋಪಚಾರ दहेज हुंडा',
);
export const moneyUnits = listOf(
  'lakh lakhs lac lacs laks lack lakhas laksha lakshagalu crore crores cr koti ಲಕ್ಷ ಲಕ್ಷಗಳು ಲಕ್ಷದ ಕೋಟಿ लाख करोड़ करोड़ k l',
);
export const goldUnits = listOf(
  'gram grams gm gms g sovereign sovereigns savaran pavan pawan pavans tola tolas tole kg kilo ಗ್ರಾಂ ಗ್ರಾಮ್ ಪವನ್ ಪವನು ತೊಲ ಕೆಜಿ',
  'तोला तोले ग्राम किलो',
);
export const goods = listOf(
  'cash gold car bike flat plot site jewellery jewelry ornaments bangara chinna sona gaadi gadi nagadu nakad nagad creta fortuner innova bullet scooter household furniture',
  'ಚಿನ್ನ ಚಿನ್ನವನ್ನು ಬಂಗಾರ ನಗದು ಕಾರು ಹಣ ಸೈಟ್ ಸೈಟು सोना सोने कार नकद गाड़ी गाड़ी कैश ಕ್ಯಾಶ್ ಒಡವೆ',
);
export const demands = listOf(
  'expect expects expected expecting expectation expectations demand demands demanded demanding give gives giving given gift',
  'gifts gifted offer offers offering require required requires must should want wants need needed pay paid handed minimum sponsor ask asks asking tabhi chahiye chaiye',
  'chahie denge dena dege dege denge beku bekagide bekaagide bekagutte kodabeku kodtivi kodteve kodtevi koduttheve kodutteve',
  'kodteeve kodthivi kodthini kodtini ಬೇಕು ಬೇಕಾಗಿದೆ ಕೊಡಬೇಕು ಕೊಡುತ್ತೇವೆ ಕೊಡ್ತೀವಿ ನೀಡಬೇಕು ನೀಡುತ್ತೇವೆ ಕೊಡಲಾಗುವುದು ಕೇಳುತ್ತಿದ್ದಾರೆ ನಿರೀಕ್ಷೆ',
  'ನಿರೀಕ್ಷಿಸುತ್ತೇವೆ ಕೊಡಲು ಕೊಡಿ चाहिए चाहिये देंगे देना देनी देगा देगी देने मांग माँग उम्मीद groom bridegroom',
);
/** Beside an amount, these tell of an income or a price. */
export const incomes = listOf(
  'annum pa lpa salary income earn earns earning earned package turnover month monthly year yearly annual annually ctc loan',
  'plate plates price cost costs discount emi savings insurance investment budget per rate making purity karat carat hallmark',
  'ಸಂಬಳ ವರಮಾನ ಆದಾಯ ವಾರ್ಷಿಕ ತಿಂಗಳಿಗೆ ವರ್ಷಕ್ಕೆ वेतन आय सालाना महीना महीने कमाई कमाता sambala adaya vetan sales booking bookings',
  'offer-price members followers copies people saplings medal medals medalist medallist reserve',
);
export const negations = listOf(
  'no not never without against dont don nothing neither nor non zero oppose opposed avoid free nahi nahin nahee nai illa',
  'illade beda bedi bedari virodhi virodh ಇಲ್ಲ ಇಲ್ಲದ ಇಲ್ಲದೆ ಬೇಡ ವಿರೋಧಿ ವಿರುದ್ಧ नहीं नही बिना मत विरोधी खिलाफ ख़िलाफ़ crime evil illegal na khilaaf khilaf skip broke because firm play drama skit actor awareness law act case end ends move if refused refusing rejected नाही nako नको seekers seeker suffered away keluvavaru ಕೇಳುವವರು न लोभी anti sin पाप मुक्त abolish mangne maangne मांगने माँगने',
  'kelalla kelolla kelodilla tagolalla tagollalla bekagilla bekilla ಬೇಕಿಲ್ಲ ಬೇಕಾಗಿಲ್ಲ refuse refuses stop bekaadilla',
);

/** Beside a word with a capital, these tell of somebody's name. */
export const titles = listOf(
  'mr mrs ms miss smt sri shri shree shrimati kumari kum dr prof adv late er ca capt col mx from near in friend colleague neighbour',
  'brother sister father mother uncle aunt cousin nephew niece husband wife son daughter grandfather grandmother',
);
/** Of a place or a family. */
export const places = listOf(
  'village town city taluk taluka tehsil tahsil district dist mandal hobli colony nagar road street post grama gram native temple',
  'surname gotra family families clan name named',
);
/** Of films and books. */
export const works = listOf('movie movies film films cinema song songs serial novel book books ಸಿನಿಮಾ ಚಿತ್ರ फिल्म');
/** With a capital too, these address somebody or speak of many. */
export const insulting = listOf(
  'you your u hey abe abey oye oi are arre arrey chal tu tum tera teri tere sala saala sale saale this that these those what all only',
  'my our such no not dear hai he ho hain ka ke ki ko nin ninna ninage neenu nee lo le ley yen yenu thu the a an is am i we they big',
  'fat ek call called fake dirty total real pakka log rona hogu makkalu maga magane munde and or but',
);

/** What is written for a letter. */
export const spelling = pairsOf('@a$s!i1i0o3e4a5s');

/** Ordinary words, names and jobs among those of the lists of abuse. */
export const notAbuse = listOf(
  'escort domination butt poof sex sexual sexually sexuality suck sucks snatch swastika hardcore snowballing intercourse scat',
  'skeet spic coon coons cum cialis viagra fecal genitals rectum guro honkey lolita mong nudity nude paki panty panties pegging',
  'playboy poon pubes rape quim santorum shota shrimping tit tits topless tosser twinkie vibrator voyeur xx xxx yaoi ecchi dick',
  'octopussy bareback bastinado eunuch humping grope incest kinky negro rapist raping sadism semen spastic wank bondage cock cocks idiots',
  'aand aandu boobe choope chude gashti gasti ghassa ghasti gucchi gucchu hawas kanjar kutta lund maal pataka patakha saala tatte',
  'chinki hijra suar chuche swinger babeland beaner beaners birdlock busty cornhole darkie dingleberry dolcett erotic fingering felch',
  'frotting hooker kinbaku nutten omorashi orgy pikey punany strappado undressing vulva wetback bimbos dvda sexo mutth jhantu',
);
export const notAbusePhrases = new Set(
  phrasesOf(
    'tied up, hard core, how to kill, how to murder, taste my, tongue in a, white power, girl on, girl on top',
    'mr hands, big black, black cock, lemon party, tainted love, violet wand, make me come, wrapping men, s&m',
    'barely legal, suicide girls, strip club, tub girl, one cup two girls, leather restraint, mooh mein le, g-spot',
  ),
);
export const moreEnglish = phrasesOf(
  'idiot, moron, morons, scoundrel, scoundrels, rascal, rascals, bloody, stupid, nonsense fellow, lofer, loafer, wtf, stfu, asshat',
);
export const moreAbuse = phrasesOf(
  'bolimaga',
  'boli maga, bolimakla, boli magane, bolimagane, sule, sulemaga, sule maga, sulemagane, soolemaga, soole maga',
  'sule magane, hadargitti, haadaragitti, tika, tunne, tullu, mundemaga, munde maga, halka, haalka, halkat',
  'ninamman, nin amman, bosudi, bosadi, bosdike, bhosdike, bhosdi ke, bhen ke lode, behen ke lode, bhen ke lodu, bsdk, mc bc, behenchod, bhenchod',
  'benchod, bahenchod, kameena, kamina, kutiya, haramkhor, haramzada, ullu ka pattha, gadha, gadhe, suvar',
  'badmash, chuthiya, chootiye, chutiye, nin ajji, ninajji, muchkond hogu, muchkondu hogu, muchkond hogro, ಮುಚ್ಕೊಂಡು ಹೋಗು, tikla, ಥೂ ನಿನ್ನ, thu ninna, चूतिया, चूतिये, मादरचोद, भोसड़ी, भोसडी, भोसड़ीके, रंडी',
  'बहनचोद, गांडू, हरामी, हरामखोर, हरामज़ादा, हरामजादा, कमीना, कमीने, कुतिया, साला कुत्ता, गधा, लौड़ा, लंड',
  'चूत, गांड, झाटू, सूअर, नालायक, ಬೋಳಿಮಗ, ಬೋಳಿಮಗನೆ, ಬೋಳಿ ಮಗ, ಬೋಳಿ ಮಗನೆ, ಬೋಳಿಮಕ್ಕಳು, ಸೂಳೆ, ಸೂಳೆಮಗ, ಸೂಳೆ ಮಗ, ಸೂಳೆಮಗನೆ',
  'ಸೂಳೆ ಮಗನೆ, ಹಾದರಗಿತ್ತಿ, ತಿಕ, ತುಲ್ಲು, ತುಣ್ಣೆ, ಮುಂಡೇಮಗ, ಮುಂಡೆ ಮಗ, ಹಲ್ಕಾ, ಹಲ್ಕಟ್, ಲೋಫರ್, ನಾಯಿ ಮಗ, ಬೇವರ್ಸಿ, bevarsi',
  'bewarsi, ಮೂರ್ಖ, murkha, ಕತ್ತೆ',
);
