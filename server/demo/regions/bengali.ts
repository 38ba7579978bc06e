import { listed, spelled, type Region } from './region';

export const bengali: Region = {
  motherTongue: 'Bengali',
  share: 40,
  homes: [
    {
      state: 'West Bengal',
      cities: listed('Kolkata, Howrah, Siliguri, Durgapur, Asansol, Bardhaman, Kalyani, Krishnanagar'),
    },
    { state: 'Tripura', cities: listed('Agartala') },
    { state: 'Jharkhand', cities: listed('Jamshedpur, Ranchi') },
  ],
  communities: [
    {
      caste: 'Kulin Kayastha',
      families: listed('Ghosh, Bose, Mitra, Guha'),
      gotras: listed('Saukalin, Gautama, Vishwamitra, Kashyapa'),
    },
    {
      caste: 'Rarhi Brahmin',
      families: listed('Chatterjee, Mukherjee, Bhattacharya, Gangopadhyay, Chakraborty'),
      gotras: listed('Kashyapa, Bharadwaja, Shandilya, Savarna, Vatsya'),
    },
    {
      caste: 'Baidya',
      families: listed('Sengupta, Dasgupta, Gupta'),
      gotras: listed('Dhanvantari, Maudgalya, Shaktri'),
    },
    {
      caste: 'Mahishya',
      families: listed('Maity, Jana, Bera, Samanta'),
      gotras: listed('Alamyan, Shandilya, Kashyapa'),
    },
    { caste: 'Subarna Banik', families: listed('Dutta, Seal, Mullick'), gotras: listed('Shandilya, Kashyapa') },
  ],
  women:
    listed(`Ananya, Anindita, Debasmita, Ishani, Koyel, Madhumita, Moumita, Nabanita, Paromita, Piyali, Poulomi, Rimi, Sayani,
    Shreya, Sohini, Sreyashi, Sudeshna, Swagata, Tanushree, Triparna`),
  men: listed(`Abhirup, Anirban, Arindam, Arnab, Debashis, Dipanjan, Subhendu, Joydeep, Kaushik, Parthib, Pradipta, Rajarshi, Sandip,
    Saptarshi, Shubhankar, Soumen, Subhajit, Sukanta, Suman, Tathagata`),
  nameForms: ['given family'],
  ownScript: {
    women: spelled(
      'Ananya অনন্যা, Ishani ঈশানী, Madhumita মধুমিতা, Moumita মৌমিতা, Sohini সোহিনী, Sudeshna সুদেষ্ণা, Shreya শ্রেয়া',
    ),
    men: spelled(
      'Anirban অনির্বাণ, Arindam অরিন্দম, Debashis দেবাশিস, Subhendu শুভেন্দু, Parthib পার্থিব, Soumen সৌমেন, Suman সুমন',
    ),
    families: spelled(
      'Ghosh ঘোষ, Mitra মিত্র, Chatterjee চট্টোপাধ্যায়, Mukherjee মুখোপাধ্যায়, Chakraborty চক্রবর্তী, Sengupta সেনগুপ্ত, Dutta দত্ত, Maity মাইতি',
    ),
  },
};
