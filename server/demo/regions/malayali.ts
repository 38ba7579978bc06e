import { listed, spelled, type Region } from './region';

export const malayali: Region = {
  motherTongue: 'Malayalam',
  share: 70,
  homes: [
    {
      state: 'Kerala',
      cities:
        listed(`Kochi, Thiruvananthapuram, Kozhikode, Thrissur, Palakkad, Kannur, Kollam, Kottayam, Alappuzha, Guruvayur,
        Payyanur, Ottapalam`),
    },
  ],
  communities: [
    {
      caste: 'Nair',
      families: listed('Nair, Menon, Kurup, Pillai, Panicker, Unnithan, Nambiar'),
      gotras: listed('Shiva, Kashyapa'),
    },
    { caste: 'Ezhava', families: listed('Sukumaran, Raghavan, Bhaskaran, Vasudevan'), gotras: listed('Shiva') },
    { caste: 'Thiyya', families: listed('Balakrishnan, Kunhiraman, Sreedharan'), gotras: listed('Shiva') },
    {
      caste: 'Namboothiri',
      families: listed('Namboothiri, Bhattathiri, Potti'),
      gotras: listed('Bharadwaja, Vasishta, Vishwamitra, Bhargava'),
    },
    { caste: 'Variar', families: listed('Variar, Marar, Pisharody'), gotras: listed('Shiva') },
    { caste: 'Vishwakarma', families: listed('Achari, Thachan'), gotras: listed('Sanaga, Sanatana') },
  ],
  women:
    listed(`Lathika, Athira, Sreelakshmi, Aswathy, Padmaja, Aiswarya, Anjana, Devika, Gopika, Greeshma, Karthika, Mridula,
    Nimisha, Remya, Reshmi, Sandra, Saranya, Sreeja, Veena, Vidhya, Arya, Amritha, Bindu, Indu, Mallika, Neethu`),
  men: listed(`Ajith, Anoop, Arjun, Biju, Deepu, Gireesh, Hari, Jayakrishnan, Krishnakumar, Manoj, Nandakumar, Pradeep, Rahul,
    Rajeev, Rakesh, Sajith, Sarath, Shaji, Sreejith, Sreekumar, Sudheesh, Sunil, Unnikrishnan, Vinod, Vipin, Vishnu`),
  nameForms: ['given family', 'given family', 'given initial', 'given initial', 'given father'],
  ownScript: {
    women: spelled(`Lathika ലതിക, Athira ആതിര, Aswathy അശ്വതി, Padmaja പത്മജ, Anjana അഞ്ജന, Devika ദേവിക, Gopika ഗോപിക,
      Mridula മൃദുല, Veena വീണ, Mallika മല്ലിക`),
    men: spelled(`Ajith അജിത്ത്, Anoop അനൂപ്, Arjun അർജുൻ, Hari ഹരി, Manoj മനോജ്, Rahul രാഹുൽ, Sreejith ശ്രീജിത്ത്,
      Sunil സുനിൽ, Vishnu വിഷ്ണു, Unnikrishnan ഉണ്ണികൃഷ്ണൻ`),
    families: spelled(
      'Nair നായർ, Menon മേനോൻ, Kurup കുറുപ്പ്, Pillai പിള്ള, Nambiar നമ്പ്യാർ, Variar വാരിയർ, Namboothiri നമ്പൂതിരി',
    ),
  },
};
