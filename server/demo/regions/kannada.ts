import { listed, spelled, type Region } from './region';

export const kannada: Region = {
  motherTongue: 'Kannada',
  share: 190,
  homes: [
    {
      state: 'Karnataka',
      cities: listed(`Bengaluru, Mysuru, Hubballi, Dharwad, Belagavi, Shivamogga, Davanagere, Tumakuru, Hassan, Mandya,
        Chikkamagaluru, Ballari, Kalaburagi, Vijayapura, Sirsi, Sagara, Bagalkote, Raichur`),
    },
  ],
  communities: [
    { caste: 'Vokkaliga', families: listed('Gowda, Urs, Shivegowda, Kempegowda'), gotras: listed('Shiva, Kashyapa') },
    {
      caste: 'Lingayat',
      families: listed('Patil, Hiremath, Angadi, Kalburgi, Desai, Nandimath, Biradar, Hosamani'),
      gotras: listed('Nandi, Vrishabha, Bhringi, Skanda'),
    },
    {
      caste: 'Madhwa Brahmin',
      families: listed('Kulkarni, Deshpande, Joshi, Katti, Gudi, Acharya'),
      gotras: listed('Kashyapa, Bharadwaja, Vasishta, Atreya, Jamadagni'),
    },
    {
      caste: 'Havyaka Brahmin',
      families: listed('Hegde, Bhat, Bhagwat, Shastri, Sabhahit, Dixit'),
      gotras: listed('Kashyapa, Vishwamitra, Angirasa, Gautama'),
    },
    {
      caste: 'Smartha Brahmin',
      families: listed('Rao, Sharma, Murthy, Shastry, Avadhani'),
      gotras: listed('Bharadwaja, Harita, Kaushika, Shrivatsa, Gargya'),
    },
    { caste: 'Kuruba', families: listed('Gowder, Halli, Kambli, Yadgir'), gotras: listed('Aane, Surya, Belli') },
    {
      caste: 'Vishwakarma',
      families: listed('Achar, Badiger, Kammar, Pattar'),
      gotras: listed('Sanaga, Sanatana, Suparna'),
    },
    { caste: 'Devanga', families: listed('Shettar, Chikkanna, Jadar'), gotras: listed('Markandeya, Vashista') },
  ],
  women:
    listed(`Ananya, Chaitra, Bhavya, Kavya, Sahana, Deepa, Poornima, Rajashree, Shruthi, Vidya, Meghana, Apoorva, Anusha,
    Sindhu, Nayana, Pallavi, Spoorthi, Ranjitha, Suma, Asha, Lakshmi, Vaishnavi, Sushma, Tejaswini, Yamuna, Usha, Roopa,
    Namratha, Harshitha, Amrutha, Chandana, Vasudha, Inchara, Hamsa, Manasa`),
  men: listed(`Manjunath, Raghavendra, Prashanth, Girish, Santosh, Naveen, Kiran, Harish, Vinay, Sanjeev, Shashank, Nikhil,
    Abhishek, Karthik, Praveen, Chethan, Guruprasad, Sharath, Mahesh, Shreyas, Sudhir, Pavan, Basavaraj, Mallikarjun,
    Veeresh, Darshan, Umesh, Nagaraj, Rohith, Ajay, Srinidhi, Vishwas, Anirudh, Gajanana, Suhas`),
  nameForms: [
    'given family',
    'given family',
    'given family',
    'initials given',
    'initials given',
    'given initial',
    'given father',
  ],
  ownScript: {
    women: spelled(`Ananya ಅನನ್ಯ, Chaitra ಚೈತ್ರಾ, Bhavya ಭವ್ಯಾ, Kavya ಕಾವ್ಯಾ, Sahana ಸಹನಾ, Deepa ದೀಪಾ, Vidya ವಿದ್ಯಾ, Asha ಆಶಾ,
      Lakshmi ಲಕ್ಷ್ಮೀ, Vaishnavi ವೈಷ್ಣವಿ, Usha ಉಷಾ, Roopa ರೂಪಾ, Amrutha ಅಮೃತಾ, Inchara ಇಂಚರ`),
    men: spelled(`Manjunath ಮಂಜುನಾಥ, Raghavendra ರಾಘವೇಂದ್ರ, Girish ಗಿರೀಶ್, Santosh ಸಂತೋಷ್, Kiran ಕಿರಣ್, Harish ಹರೀಶ್,
      Karthik ಕಾರ್ತಿಕ್, Chethan ಚೇತನ್, Mahesh ಮಹೇಶ್, Basavaraj ಬಸವರಾಜ್, Nagaraj ನಾಗರಾಜ್, Gajanana ಗಜಾನನ`),
    families: spelled(`Gowda ಗೌಡ, Patil ಪಾಟೀಲ, Hiremath ಹಿರೇಮಠ, Kulkarni ಕುಲಕರ್ಣಿ, Deshpande ದೇಶಪಾಂಡೆ, Hegde ಹೆಗಡೆ, Bhat ಭಟ್,
      Rao ರಾವ್, Acharya ಆಚಾರ್ಯ, Shastry ಶಾಸ್ತ್ರಿ, Badiger ಬಡಿಗೇರ`),
  },
};
