import { listed, spelled, type Region } from './region';

/** Coastal Karnataka: Tulu at home, Kannada letters on paper. */
export const tulu: Region = {
  motherTongue: 'Tulu',
  share: 200,
  homes: [
    {
      state: 'Karnataka',
      cities:
        listed(`Udupi, Mangaluru, Karkala, Kundapura, Puttur, Bantwal, Moodbidri, Manipal, Belthangady, Sullia, Kaup,
        Brahmavara, Surathkal, Mulki`),
    },
    { state: 'Kerala', cities: listed('Kasaragod, Manjeshwar, Kanhangad') },
  ],
  communities: [
    {
      caste: 'Bunt',
      families: listed('Shetty, Hegde, Alva, Ballal, Bhandary, Chowta, Rai, Shetty, Adyanthaya, Shetty'),
      gotras: listed('Bangera, Salian, Kundar, Punja, Attanna'),
    },
    {
      caste: 'Billava',
      families: listed('Poojary, Kotian, Amin, Suvarna, Anchan, Sanil, Karkera, Poojary'),
      gotras: listed('Kotian, Amin, Suvarna, Bangera, Salian, Karkera'),
    },
    {
      caste: 'Mogaveera',
      families: listed('Kanchan, Mendon, Putran, Salian, Tingalaya, Kunder'),
      gotras: listed('Kanchan, Mendon, Putran, Salian, Bangera'),
    },
    {
      caste: 'Shivalli Brahmin',
      families: listed('Bhat, Rao, Upadhyaya, Tantry, Acharya, Holla, Udupa, Kalkura, Padubidri'),
      gotras: listed('Bharadwaja, Vasishta, Vishwamitra, Kashyapa, Angirasa, Gautama'),
    },
    { caste: 'Devadiga', families: listed('Devadiga, Sherigar, Moily'), gotras: listed('Bangera, Kotian, Salian') },
    { caste: 'Kulala', families: listed('Kulal, Mulya, Bangera'), gotras: listed('Bangera, Salian, Upparanna') },
    { caste: 'Vishwakarma', families: listed('Acharya, Purohit'), gotras: listed('Sanaga, Ahabhuna, Pratnasa') },
    { caste: 'Ganiga', families: listed('Ganiga, Sapalya, Gatty'), gotras: listed('Salian, Suvarna, Kotian') },
  ],
  women:
    listed(`Akshatha, Ashwitha, Deeksha, Prathiksha, Shrinidhi, Sowmya, Shravya, Swathi, Prajna, Nireeksha, Thrisha,
    Vinaya, Yashaswini, Sujatha, Rakshitha, Divya, Chaithra, Harshika, Nikshitha, Sahana, Supriya, Vaishali, Kavitha, Shalini,
    Shobha, Mamatha, Jayanthi, Reshmitha, Anvitha, Ankitha, Pavithra, Manvitha`),
  men: listed(`Prajwal, Ranjan, Sudeep, Ashwin, Dheeraj, Sachin, Vignesh, Yathish, Sukesh, Jagadish, Ravindra, Dinesh,
    Nithin, Sandesh, Pruthvi, Shravan, Deepak, Avinash, Bharath, Rajesh, Sathish, Vasanth, Shailesh, Kishore, Gautham,
    Pradeep, Manish, Adarsh, Likhith, Nishanth, Harsha, Roshan`),
  nameForms: ['given family', 'given family', 'given family', 'given family', 'given father family'],
  ownScript: {
    women:
      spelled(`Akshatha ಅಕ್ಷತಾ, Deeksha ದೀಕ್ಷಾ, Shravya ಶ್ರಾವ್ಯಾ, Swathi ಸ್ವಾತಿ, Prajna ಪ್ರಜ್ಞಾ, Divya ದಿವ್ಯಾ, Supriya ಸುಪ್ರಿಯಾ,
      Kavitha ಕವಿತಾ, Shobha ಶೋಭಾ, Mamatha ಮಮತಾ, Pavithra ಪವಿತ್ರಾ`),
    men: spelled(`Prajwal ಪ್ರಜ್ವಲ್, Ranjan ರಂಜನ್, Jagadish ಜಗದೀಶ್, Dinesh ದಿನೇಶ್, Ravindra ರವೀಂದ್ರ, Vasanth ವಸಂತ್,
      Rajesh ರಾಜೇಶ್, Sathish ಸತೀಶ್, Harsha ಹರ್ಷ, Deepak ದೀಪಕ್`),
    families: spelled(`Shetty ಶೆಟ್ಟಿ, Poojary ಪೂಜಾರಿ, Kotian ಕೋಟ್ಯಾನ್, Suvarna ಸುವರ್ಣ, Bhat ಭಟ್, Rao ರಾವ್, Acharya ಆಚಾರ್ಯ,
      Devadiga ದೇವಾಡಿಗ, Kanchan ಕಾಂಚನ್, Kulal ಕುಲಾಲ್, Upadhyaya ಉಪಾಧ್ಯಾಯ`),
  },
};
