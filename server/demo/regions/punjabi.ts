import { listed, spelled, type Region } from './region';

export const punjabi: Region = {
  motherTongue: 'Punjabi',
  share: 35,
  homes: [
    { state: 'Punjab', cities: listed('Ludhiana, Jalandhar, Amritsar, Patiala, Mohali, Pathankot, Hoshiarpur') },
    { state: 'Delhi', cities: listed('New Delhi') },
    { state: 'Haryana', cities: listed('Ambala, Panipat, Karnal') },
    { state: 'Chandigarh', cities: listed('Chandigarh') },
  ],
  communities: [
    {
      caste: 'Khatri',
      families: listed('Malhotra, Khanna, Mehra, Sethi, Vohra, Tandon, Bedi'),
      gotras: listed('Kaushalya, Kashyapa, Bharadwaja'),
    },
    {
      caste: 'Arora',
      families: listed('Arora, Sachdeva, Juneja, Dhingra, Batra, Grover, Chawla'),
      gotras: listed('Kashyapa, Sugandha'),
    },
    {
      caste: 'Saraswat Brahmin',
      families: listed('Sharma, Kalia, Joshi, Bhardwaj, Sudan'),
      gotras: listed('Bharadwaja, Vasishta, Parashara, Kaushala'),
    },
    { caste: 'Saini', families: listed('Saini, Girn'), gotras: listed('Kashyapa') },
    {
      caste: 'Aggarwal',
      families: listed('Aggarwal, Bansal, Jindal, Mittal'),
      gotras: listed('Garg, Bansal, Mittal, Jindal'),
    },
  ],
  women:
    listed(`Aanchal, Bhavna, Deepika, Garima, Himani, Isha, Jyoti, Kanika, Manpreet, Megha, Mehak, Nisha, Palak, Parul, Rajni,
    Ritika, Sakshi, Simran, Tanya, Vandana`),
  men: listed(`Aman, Ankur, Arpit, Bharat, Chetan, Dheeraj, Gagan, Gautam, Gurdeep, Harpreet, Ishan, Jatin, Lalit, Mohit, Nitin,
    Pankaj, Rajan, Sahil, Sumit, Tarun, Vivek`),
  nameForms: ['given family', 'given family', 'given family', 'given initial'],
  ownScript: {
    women: spelled('Jyoti ਜੋਤੀ, Simran ਸਿਮਰਨ, Manpreet ਮਨਪ੍ਰੀਤ, Megha ਮੇਘਾ, Nisha ਨਿਸ਼ਾ'),
    men: spelled('Aman ਅਮਨ, Gagan ਗਗਨ, Gautam ਗੌਤਮ, Harpreet ਹਰਪ੍ਰੀਤ, Gurdeep ਗੁਰਦੀਪ'),
    families: spelled('Arora ਅਰੋੜਾ, Sharma ਸ਼ਰਮਾ, Saini ਸੈਣੀ, Sethi ਸੇਠੀ, Batra ਬੱਤਰਾ, Chawla ਚਾਵਲਾ'),
  },
};
