import { listed, spelled, type Region } from './region';

export const telugu: Region = {
  motherTongue: 'Telugu',
  share: 90,
  homes: [
    { state: 'Telangana', cities: listed('Hyderabad, Warangal, Karimnagar, Nizamabad, Khammam, Nalgonda') },
    {
      state: 'Andhra Pradesh',
      cities: listed(
        'Vijayawada, Visakhapatnam, Guntur, Tirupati, Nellore, Rajahmundry, Kakinada, Kurnool, Ongole, Anantapur',
      ),
    },
  ],
  communities: [
    {
      caste: 'Reddy',
      families: listed('Reddy, Gopireddy, Konda, Mallireddy, Yeddula'),
      gotras: listed('Paidipala, Dhanunjaya, Siva'),
    },
    {
      caste: 'Kamma',
      families: listed('Chowdary, Vemulapalli, Yalamanchili, Kolli'),
      gotras: listed('Vallutla, Chitturu, Yannam'),
    },
    {
      caste: 'Kapu',
      families: listed('Naidu, Pasupuleti, Adapa, Gandham'),
      gotras: listed('Paidipala, Janakula, Kashyapa'),
    },
    {
      caste: 'Arya Vysya',
      families: listed('Gupta, Setty, Vankayala, Kolluru'),
      gotras: listed('Pendlikula, Venkula, Chandrakula, Yellisetla'),
    },
    {
      caste: 'Niyogi Brahmin',
      families: listed('Rao, Kandukuri, Duggirala, Bulusu, Tadepalli'),
      gotras: listed('Bharadwaja, Kashyapa, Kaundinya, Harita'),
    },
    {
      caste: 'Vaidiki Brahmin',
      families: listed('Sarma, Sastry, Somayajula, Mallampalli'),
      gotras: listed('Srivatsa, Gautama, Atreya, Parasara'),
    },
    { caste: 'Padmashali', families: listed('Gaddam, Kudikala, Vangari'), gotras: listed('Markandeya, Vasishta') },
    { caste: 'Velama', families: listed('Rao, Jalagam, Polsani'), gotras: listed('Recherla, Racharla, Atreya') },
  ],
  women:
    listed(`Lavanya, Sravani, Sirisha, Swathi, Mounika, Haritha, Bhargavi, Sailaja, Padmavathi, Sowjanya, Sahithi, Keerthi,
    Navya, Tejaswi, Madhavi, Jyothi, Sushmitha, Alekhya, Prasanna, Anjali, Hima Bindu, Lakshmi Prasanna, Durga Bhavani, Vasavi,
    Niharika, Ramya, Manasa, Sri Vidya, Deepthi, Yamini`),
  men: listed(`Venkatesh, Srinivas, Ramakrishna, Sai Teja, Naga Raju, Phani Kumar, Ravi Kumar, Kalyan, Chaitanya, Praneeth,
    Satish, Anil, Harsha Vardhan, Surya Prakash, Bhanu Prasad, Vamsi Krishna, Rajasekhar, Subba Rao, Krishna Mohan, Siva Prasad,
    Kranthi, Sumanth, Ajay, Nagendra, Hari Babu, Uday Bhaskar, Gopi Krishna, Pavan, Mahender, Raghu`),
  nameForms: ['given family', 'given family', 'family given', 'family given', 'initials given'],
  ownScript: {
    women: spelled(`Lavanya లావణ్య, Sravani శ్రావణి, Sirisha శిరీష, Swathi స్వాతి, Haritha హరిత, Padmavathi పద్మావతి,
      Madhavi మాధవి, Jyothi జ్యోతి, Anjali అంజలి, Ramya రమ్య`),
    men: spelled(`Venkatesh వెంకటేష్, Srinivas శ్రీనివాస్, Ramakrishna రామకృష్ణ, Kalyan కళ్యాణ్, Chaitanya చైతన్య,
      Satish సతీష్, Rajasekhar రాజశేఖర్, Nagendra నాగేంద్ర, Raghu రఘు`),
    families: spelled('Reddy రెడ్డి, Chowdary చౌదరి, Naidu నాయుడు, Gupta గుప్త, Rao రావు, Sarma శర్మ, Sastry శాస్త్రి, Gaddam గడ్డం'),
  },
};
