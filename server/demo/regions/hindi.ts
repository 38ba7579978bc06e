import { listed, spelled, type Region } from './region';

export const hindi: Region = {
  motherTongue: 'Hindi',
  share: 50,
  homes: [
    { state: 'Uttar Pradesh', cities: listed('Lucknow, Kanpur, Varanasi, Prayagraj, Agra, Noida, Gorakhpur, Meerut') },
    { state: 'Madhya Pradesh', cities: listed('Bhopal, Indore, Jabalpur, Gwalior, Ujjain') },
    { state: 'Rajasthan', cities: listed('Jaipur, Jodhpur, Udaipur, Kota, Ajmer') },
    { state: 'Bihar', cities: listed('Patna, Gaya, Muzaffarpur, Darbhanga') },
    { state: 'Delhi', cities: listed('New Delhi') },
    { state: 'Uttarakhand', cities: listed('Dehradun, Haldwani') },
  ],
  communities: [
    {
      caste: 'Kayastha',
      families: listed('Srivastava, Saxena, Mathur, Nigam, Asthana, Bhatnagar'),
      gotras: listed('Kashyapa, Chitragupta'),
    },
    {
      caste: 'Agarwal',
      families: listed('Agarwal, Goyal, Garg, Singhal, Kansal, Bindal'),
      gotras: listed('Garg, Goyal, Kansal, Bindal, Singhal'),
    },
    {
      caste: 'Rajput',
      families: listed('Singh, Rathore, Chauhan, Shekhawat, Tomar, Bhadauria'),
      gotras: listed('Kashyapa, Vatsa, Bharadwaja, Atri'),
    },
    {
      caste: 'Kanyakubja Brahmin',
      families: listed('Dwivedi, Tiwari, Mishra, Shukla, Bajpai, Dixit, Awasthi'),
      gotras: listed('Katyayana, Shandilya, Bharadwaja, Upamanyu'),
    },
    {
      caste: 'Saryuparin Brahmin',
      families: listed('Pandey, Tripathi, Upadhyay, Ojha, Chaturvedi'),
      gotras: listed('Garg, Gautama, Shandilya, Savarna'),
    },
    {
      caste: 'Maithil Brahmin',
      families: listed('Jha, Thakur, Mishra, Choudhary'),
      gotras: listed('Shandilya, Vatsa, Kashyapa, Parashara'),
    },
    { caste: 'Yadav', families: listed('Yadav, Ahir'), gotras: listed('Kashyapa, Krishnaut') },
    {
      caste: 'Maheshwari',
      families: listed('Maheshwari, Biyani, Rathi, Kabra, Soni'),
      gotras: listed('Kashyapa, Saurangas, Silansas'),
    },
  ],
  women:
    listed(`Aarohi, Akanksha, Anamika, Archana, Bhawna, Chhavi, Divya, Ekta, Garima, Jaya, Kalpana, Kiran, Kriti, Manisha, Neelam,
    Pragya, Preeti, Ragini, Rekha, Richa, Shalini, Shikha, Smriti, Sunita, Swati, Vandana`),
  men: listed(`Abhinav, Aditya, Ajay, Alok, Ambuj, Anurag, Ashish, Atul, Devendra, Gyanendra, Himanshu, Keshav, Mayank, Mukesh, Nishant,
    Prabhat, Rakesh, Ravi, Saurabh, Shailendra, Shivam, Sudhanshu, Utkarsh, Vikas, Vinay, Yogesh`),
  nameForms: ['given family', 'given family', 'given family', 'given family', 'given father family'],
  ownScript: {
    women: spelled(
      'Archana अर्चना, Divya दिव्या, Ekta एकता, Jaya जया, Kiran किरण, Manisha मनीषा, Preeti प्रीति, Ragini रागिनी, Shikha शिखा, Sunita सुनीता, Swati स्वाति',
    ),
    men: spelled(
      'Aditya आदित्य, Ajay अजय, Alok आलोक, Ambuj अंबुज, Ashish आशीष, Himanshu हिमांशु, Mayank मयंक, Mukesh मुकेश, Rakesh राकेश, Saurabh सौरभ, Vinay विनय',
    ),
    families:
      spelled(`Srivastava श्रीवास्तव, Saxena सक्सेना, Agarwal अग्रवाल, Garg गर्ग, Singh सिंह, Chauhan चौहान, Tiwari तिवारी,
      Mishra मिश्र, Shukla शुक्ल, Pandey पाण्डेय, Tripathi त्रिपाठी, Jha झा, Yadav यादव, Maheshwari माहेश्वरी`),
  },
};
