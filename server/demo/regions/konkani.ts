import { listed, spelled, type Region } from './region';

export const konkani: Region = {
  motherTongue: 'Konkani',
  share: 80,
  homes: [
    { state: 'Goa', cities: listed('Panaji, Margao, Ponda, Mapusa, Vasco da Gama, Bicholim') },
    { state: 'Karnataka', cities: listed('Mangaluru, Kumta, Karwar, Honnavar, Udupi, Kundapura, Bhatkal') },
    { state: 'Kerala', cities: listed('Kochi, Alappuzha') },
  ],
  communities: [
    {
      caste: 'Gaud Saraswat Brahmin',
      families: listed('Kamath, Shenoy, Pai, Prabhu, Kini, Nayak, Bhandarkar, Mallya, Baliga, Hegde, Shanbhag'),
      gotras: listed('Kaundinya, Vatsa, Kaushika, Bharadwaja, Atri, Kashyapa'),
    },
    {
      caste: 'Chitrapur Saraswat Brahmin',
      families: listed('Bijoor, Kalyanpur, Mavinkurve, Ubhayakar, Savkur, Haldipur'),
      gotras: listed('Bharadwaja, Kashyapa, Atri, Vishwamitra'),
    },
    {
      caste: 'Daivajna Brahmin',
      families: listed('Shet, Revankar, Raikar, Verlekar, Kudtarkar'),
      gotras: listed('Kashyapa, Vasishta, Gautama'),
    },
    { caste: 'Kharvi', families: listed('Kharvi, Talekar, Tandel'), gotras: listed('Kashyapa, Shandilya') },
    { caste: 'Vaishya Vani', families: listed('Naik, Gaonkar, Shirsat, Lotlikar'), gotras: listed('Kashyapa, Vatsa') },
  ],
  women:
    listed(`Sneha, Aparna, Smita, Nandini, Madhura, Anuradha, Vrinda, Shilpa, Varsha, Sharada, Preethi, Sandhya, Gauri,
    Mrinal, Nisha, Revati, Shraddha, Tanvi, Ashwini, Radhika, Sumedha, Chitra, Mangala, Janhavi, Siddhi`),
  men: listed(`Nagesh, Ramesh, Ashok, Vivek, Sanjay, Mohan, Sudhindra, Varun, Achyut, Vasudev, Damodar, Siddharth, Prasad,
    Devdas, Yogesh, Narayan, Gurudas, Anand, Akshay, Shantaram, Mukund, Venkatesh, Rohan, Kedar, Ullas`),
  nameForms: ['given family', 'given family', 'given family', 'given father family'],
  ownScript: {
    women: spelled('Sneha स्नेहा, Aparna अपर्णा, Nandini नंदिनी, Gauri गौरी, Shraddha श्रद्धा, Radhika राधिका, Sandhya संध्या'),
    men: spelled('Nagesh नागेश, Mohan मोहन, Vasudev वासुदेव, Anand आनंद, Narayan नारायण, Mukund मुकुंद, Rohan रोहन'),
    families: spelled('Kamath कामत, Shenoy शेणै, Pai पै, Prabhu प्रभू, Nayak नायक, Naik नाईक, Kini किणी, Shet शेट'),
  },
};
