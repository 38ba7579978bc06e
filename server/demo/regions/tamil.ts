import { listed, spelled, type Region } from './region';

export const tamil: Region = {
  motherTongue: 'Tamil',
  share: 110,
  homes: [
    {
      state: 'Tamil Nadu',
      cities:
        listed(`Chennai, Coimbatore, Madurai, Tiruchirappalli, Salem, Tirunelveli, Thanjavur, Erode, Vellore, Karaikudi,
        Kumbakonam, Tiruppur, Nagercoil`),
    },
    { state: 'Puducherry', cities: listed('Puducherry, Karaikal') },
  ],
  communities: [
    {
      caste: 'Iyer',
      families: listed('Iyer, Sastrigal, Vaidyanathan, Ramaseshan'),
      gotras: listed('Bharadwaja, Kaundinya, Atreya, Srivatsa, Harita, Kaushika'),
    },
    {
      caste: 'Iyengar',
      families: listed('Iyengar, Desikan, Rangachari, Parthasarathy'),
      gotras: listed('Vadhula, Bharadwaja, Srivatsa, Naidhruva Kashyapa'),
    },
    { caste: 'Mudaliar', families: listed('Mudaliar, Arumugam, Shanmugam'), gotras: listed('Siva, Vishnu') },
    {
      caste: 'Nagarathar Chettiar',
      families: listed('Chettiar, Annamalai, Palaniappan'),
      gotras: listed('Ilayathangudi, Mathur, Vairavan'),
    },
    { caste: 'Pillai', families: listed('Pillai, Chidambaram, Somasundaram'), gotras: listed('Siva') },
    {
      caste: 'Kongu Vellala Gounder',
      families: listed('Gounder, Palanisamy, Ramasamy'),
      gotras: listed('Payiran, Sathanthai, Kaadai, Perungudi'),
    },
    { caste: 'Nadar', families: listed('Nadar, Thangaraj, Selvaraj'), gotras: listed('Siva') },
    { caste: 'Senguntha Mudaliar', families: listed('Murugesan, Kandasamy'), gotras: listed('Siva, Murugan') },
  ],
  women:
    listed(`Priya, Kavitha, Meenakshi, Abirami, Nithya, Gayathri, Janani, Lavanya, Subashini, Revathi, Thenmozhi, Kayalvizhi,
    Yazhini, Nandhini, Sangeetha, Bhuvaneswari, Deivanai, Hema, Keerthana, Swetha, Oviya, Pavithra, Sudha, Vaidehi, Indumathi,
    Ezhilarasi, Malarvizhi, Soundarya, Dharani, Akila`),
  men: listed(`Karthikeyan, Senthil, Murugan, Arun, Balaji, Saravanan, Vignesh, Prabhu, Sundar, Ramesh, Elango, Kathiravan,
    Sivakumar, Manikandan, Gokul, Dinesh, Ashwin, Raghuram, Venkatesh, Anbarasan, Muthukumar, Ilavarasan, Thirumalai, Aravind,
    Sriram, Hariharan, Natarajan, Bharath, Naveen, Tamilarasan`),
  nameForms: ['initials given', 'initials given', 'given initial', 'given father', 'given father', 'given family'],
  ownScript: {
    women: spelled(`Priya பிரியா, Kavitha கவிதா, Meenakshi மீனாட்சி, Abirami அபிராமி, Nithya நித்யா, Gayathri காயத்ரி,
      Thenmozhi தேன்மொழி, Kayalvizhi கயல்விழி, Yazhini யாழினி, Revathi ரேவதி, Malarvizhi மலர்விழி`),
    men: spelled(`Karthikeyan கார்த்திகேயன், Senthil செந்தில், Murugan முருகன், Arun அருண், Saravanan சரவணன், Elango இளங்கோ,
      Kathiravan கதிரவன், Sivakumar சிவகுமார், Manikandan மணிகண்டன், Anbarasan அன்பரசன், Natarajan நடராஜன்`),
    families: spelled('Iyer ஐயர், Mudaliar முதலியார், Pillai பிள்ளை, Chettiar செட்டியார், Gounder கவுண்டர், Nadar நாடார்'),
  },
};
