import type { Limb } from './limbs';

/**
 * One line per number: the pan-Indian name, the Kannada one ('=' if the same), then other accepted spellings.
 * The tithis of both fortnights share fourteen lines; the full moon and the new moon follow.
 */
export const nameTable: Record<Limb, string> = {
  tithi: `
    Pratipada, Padya, Prathama, Padyami, Pratipat, Pratipad, Padva
    Dwitiya, Bidige, Vidiya, Dvitiya, Dooj, Beej
    Tritiya, Tadige, Tadiya, Trutiya, Teej
    Chaturthi, Chauti, Chavithi, Chouthi, Choti
    Panchami, =, Panchmi
    Shashthi, Shashti, Sashti, Chhath
    Saptami, =, Sapthami
    Ashtami, =
    Navami, =
    Dashami, =, Dasami
    Ekadashi, =, Ekadasi
    Dwadashi, =, Dwadasi, Dvadashi
    Trayodashi, =, Trayodasi, Teras
    Chaturdashi, =, Chaturdasi, Chaudas
    Purnima, Hunnime, Poornima, Pournima, Pournami, Purnami, Paurnima, Punnami
    Amavasya, Amavasye, Amavase, Amavas, Amavasai`,
  nakshatra: `
    Ashwini, =, Asvini, Aswini, Aswathi
    Bharani, =
    Krittika, =, Kruttika, Krithika, Krittike, Kartika, Karthigai
    Rohini, =
    Mrigashira, =, Mrigashirsha, Mrigasira, Mrugashira, Mrigasiras, Mrigashirsa, Mrigasheersham, Makayiram
    Ardra, Aridra, Arudra, Thiruvathira, Thiruvathirai
    Punarvasu, =, Punarvas, Punarpoosam, Punartham
    Pushya, =, Pushyami, Pushyam, Tishya, Poosam, Pooyam
    Ashlesha, =, Aslesha, Ayilyam
    Magha, =, Makha, Maghe, Magham, Makam
    Purva Phalguni, Hubba, Pubba, Purvaphalguni, Poorva Phalguni, Purva, Pubbe, Pooram
    Uttara Phalguni, Uttara, Uttaraphalguni, Uttare, Uthram, Uthiram
    Hasta, =, Hastha, Hastam, Atham
    Chitra, Chitta, Chitte, Chitha, Chithirai, Chithira
    Swati, =, Svati, Swathi, Chothi
    Vishakha, =, Visakha, Vishakhe, Vishaka, Vishakham
    Anuradha, =, Anusham, Anizham
    Jyeshtha, =, Jyeshta, Jyestha, Jyeshthe, Jeshta, Kettai, Thrikketta
    Mula, Moola, Mool, Moolam
    Purva Ashadha, Purvashadha, Poorvashadha, Purvashada, Pooradam, Poorvashadam
    Uttara Ashadha, Uttarashadha, Uttarashada, Uthiradam, Uthradam
    Shravana, =, Sravana, Shravan, Thiruvonam, Shravanam
    Dhanishta, =, Dhanishtha, Dhanista, Dhanishte, Shravishta, Avittam
    Shatabhisha, =, Shatabhishak, Shatabhishaj, Shatataraka, Satabhisha, Shatabhishe, Sadayam, Sathayam, Chathayam
    Purva Bhadrapada, Purvabhadra, Poorvabhadrapada, Purva Bhadra, Purvabhadrapad, Poorattathi, Pooruruttathi
    Uttara Bhadrapada, Uttarabhadra, Uttara Bhadra, Uttarabhadrapad, Uthirattathi, Uthrattathi
    Revati, =, Revathi`,
  vaara: `
    Ravivara, Bhanuvara, Aditya, Sunday, Sun, Itvara, Ravi, Bhanu
    Somavara, =, Som, Indu, Chandra, Monday, Mon, Soma
    Mangalavara, =, Mangal, Bhauma, Kuja, Angaraka, Tuesday, Tue, Mangala
    Budhavara, =, Budh, Saumya, Wednesday, Wed, Budha
    Guruvara, =, Brihaspati, Bruhaspati, Thursday, Thu, Guru
    Shukravara, =, Bhrigu, Friday, Fri, Shukra
    Shanivara, =, Sthira, Manda, Saturday, Sat, Shani`,
  yoga: `
    Vishkambha, =, Vishkumbha, Vishkambh
    Priti, Preeti, Prithi
    Ayushman, =, Ayushmana, Aayushman
    Saubhagya, =, Sowbhagya, Soubhagya
    Shobhana, =, Shobhan, Sobhana
    Atiganda, =, Athiganda, Atigand
    Sukarma, =, Sukarman
    Dhriti, =, Dhruti, Dhrithi
    Shula, Shoola, Shul
    Ganda, =, Gand
    Vriddhi, =, Vruddhi, Vridhi
    Dhruva, =, Dhruv
    Vyaghata, =, Vyaghat
    Harshana, =, Harshan
    Vajra, =
    Siddhi, =, Asrik
    Vyatipata, =, Vyatipat, Vyathipatha
    Variyana, Variyan, Variyas, Vareeyan
    Parigha, =, Parigh
    Shiva, =, Shiv
    Siddha, =, Siddh
    Sadhya, =, Sadhy
    Shubha, =, Shubh
    Shukla, =, Sukla
    Brahma, =, Bramha, Brahman
    Indra, =, Aindra
    Vaidhriti, =, Vaidhruti`,
  karana: `
    Bava, =, Bav, Bhava
    Balava, =, Balav
    Kaulava, =, Kaulav, Koulava, Kowlava
    Taitila, =, Taitil, Taithila, Taitula, Thaithila
    Gara, Garaja, Garija, Gar, Garaji
    Vanija, =, Vanij
    Vishti, Bhadra, Visti
    Shakuni, =
    Chatushpada, =, Chatushpad, Chatuspada, Chatushpat
    Naga, Nagavan, Nagava, Nag
    Kimstughna, =, Kinstughna, Kintughna, Kimsthugna, Kinstugna, Kimstughan`,
};
