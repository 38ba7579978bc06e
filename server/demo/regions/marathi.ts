import { listed, spelled, type Region } from './region';

export const marathi: Region = {
  motherTongue: 'Marathi',
  share: 80,
  homes: [
    {
      state: 'Maharashtra',
      cities:
        listed(`Pune, Mumbai, Thane, Nashik, Nagpur, Kolhapur, Satara, Sangli, Solapur, Ratnagiri, Ahilyanagar, Amravati,
        Chhatrapati Sambhajinagar`),
    },
  ],
  communities: [
    {
      caste: 'Maratha',
      families: listed('Jadhav, Shinde, More, Chavan, Bhosle, Gaikwad, Salunkhe, Ghorpade, Mohite'),
      gotras: listed('Kashyapa, Vasishta, Bharadwaja, Garga'),
    },
    {
      caste: 'Deshastha Brahmin',
      families: listed('Kulkarni, Deshpande, Joshi, Jahagirdar, Deshmukh'),
      gotras: listed('Kashyapa, Bharadwaja, Vatsa, Atri'),
    },
    {
      caste: 'Kokanastha Brahmin',
      families: listed('Apte, Bapat, Gokhale, Kelkar, Limaye, Phadke, Sathe, Bhave'),
      gotras: listed('Kaushika, Kapi, Shandilya, Nitundana, Babhravya'),
    },
    {
      caste: 'CKP',
      families: listed('Gupte, Pradhan, Karnik, Chitnis, Tamhane'),
      gotras: listed('Kashyapa, Gautama, Vasishta'),
    },
    { caste: 'Mali', families: listed('Mali, Bankar, Raut'), gotras: listed('Kashyapa') },
    { caste: 'Kunbi', families: listed('Patil, Thakare, Dhole, Wagh'), gotras: listed('Kashyapa, Vasishta') },
    { caste: 'Sonar', families: listed('Sonar, Potdar, Pandit'), gotras: listed('Sanaga, Kashyapa') },
  ],
  women:
    listed(`Aditi, Amruta, Ashwini, Gauri, Ketaki, Madhavi, Manasi, Mrudula, Mugdha, Neha, Pooja, Parineeta, Priyanka, Rutuja,
    Sayali, Shruti, Shalaka, Swapnali, Tejasvini, Trupti, Vaidehi, Vrushali, Anagha, Pallavi, Rucha, Snehal`),
  men: listed(`Abhijeet, Ajinkya, Amol, Aniket, Chinmay, Gautam, Harshad, Kedar, Mandar, Makarand, Nilesh, Omkar, Pankaj,
    Prasad, Rohit, Sagar, Sameer, Shantanu, Shrikant, Sarang, Tushar, Vaibhav, Vikrant, Yogesh, Mangesh, Atharva`),
  nameForms: ['given family', 'given family', 'given father family', 'given father family'],
  ownScript: {
    women: spelled(
      'Aditi अदिती, Amruta अमृता, Gauri गौरी, Madhavi माधवी, Manasi मानसी, Rutuja ऋतुजा, Sayali सायली, Shruti श्रुती, Vaidehi वैदेही, Parineeta परिणीता',
    ),
    men: spelled(
      'Amol अमोल, Aniket अनिकेत, Chinmay चिन्मय, Gautam गौतम, Kedar केदार, Nilesh निलेश, Omkar ओंकार, Prasad प्रसाद, Sagar सागर, Vaibhav वैभव',
    ),
    families: spelled(`Jadhav जाधव, Shinde शिंदे, More मोरे, Chavan चव्हाण, Bhosle भोसले, Kulkarni कुलकर्णी, Deshpande देशपांडे,
      Joshi जोशी, Patil पाटील, Apte आपटे, Gokhale गोखले, Limaye लिमये, Mali माळी`),
  },
};
