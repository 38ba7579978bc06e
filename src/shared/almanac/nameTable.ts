import type { Limb } from './limbs';

/**
 * One line for each number: the pan-Indian name, the Kannada one ('=' where it is the same), then other accepted spellings.
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
    Ashwini, =, Asvini, Aswini
    Bharani, =
    Krittika, =, Kruttika, Krithika, Krittike, Kartika
    Rohini, =
    Mrigashira, =, Mrigashirsha, Mrigasira, Mrugashira, Mrigasiras, Mrigashirsa
    Ardra, Aridra, Arudra, Thiruvathira
    Punarvasu, =, Punarvas
    Pushya, =, Pushyami, Pushyam, Tishya, Poosam
    Ashlesha, =, Aslesha, Ayilyam
    Magha, =, Makha, Maghe, Magham
    Purva Phalguni, Hubba, Pubba, Purvaphalguni, Poorva Phalguni, Purva, Pubbe, Pooram
    Uttara Phalguni, Uttara, Uttaraphalguni, Uttare, Uthram
    Hasta, =, Hastha, Hastam
    Chitra, Chitta, Chitte, Chitha, Chithirai
    Swati, =, Svati, Swathi
    Vishakha, =, Visakha, Vishakhe, Vishaka
    Anuradha, =, Anusham
    Jyeshtha, =, Jyeshta, Jyestha, Jyeshthe, Jeshta, Kettai
    Mula, Moola, Mool, Moolam
    Purva Ashadha, Purvashadha, Poorvashadha, Purvashada, Pooradam
    Uttara Ashadha, Uttarashadha, Uttarashada, Uthiradam
    Shravana, =, Sravana, Shravan, Thiruvonam
    Dhanishta, =, Dhanishtha, Dhanista, Dhanishte, Shravishta, Avittam
    Shatabhisha, =, Shatabhishak, Shatabhishaj, Shatataraka, Satabhisha, Shatabhishe, Sadayam
    Purva Bhadrapada, Purvabhadra, Poorvabhadrapada, Purva Bhadra, Purvabhadrapad, Poorattathi
    Uttara Bhadrapada, Uttarabhadra, Uttara Bhadra, Uttarabhadrapad, Uthirattathi
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
