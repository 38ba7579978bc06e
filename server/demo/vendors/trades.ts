/** An ad as title, description (35 characters at most) and address. */
type Ad = [title: string, description: string, address: string];

/** A category of vendor ads with its drawing, those that run and those that have run out. */
type Trade = { category: string; motif: string; enabled: boolean; running: Ad[]; expired: Ad[] };

export const trades: Trade[] = [
  {
    category: 'Wedding Halls',
    motif: 'hall',
    enabled: true,
    running: [
      ['Suvarna Deepa Mandapa', 'AC hall for 900 guests with parking', 'Car Street, Udupi, Karnataka 576101'],
      ['Netravathi Convention Hall', 'River view lawn and dining hall', 'Bypass Road, Bantwal, Karnataka 574211'],
      ['Malligai Mahal', 'Two floors, bride and groom rooms', 'Avinashi Road, Coimbatore, Tamil Nadu 641018'],
      ['Gomati Garden Lawns', 'Open lawn for 1,500 guests', 'Ring Road, Belagavi, Karnataka 590016'],
    ],
    expired: [['Sahyadri Kalyana Bhavana', 'Hall with temple and kitchen', 'BH Road, Shivamogga, Karnataka 577201']],
  },
  {
    category: 'Catering',
    motif: 'catering',
    enabled: true,
    running: [
      ['Annapoorna Ruchi Caterers', 'Pure veg banana leaf meals', 'Kunjibettu, Udupi, Karnataka 576102'],
      ['Kudla Oota', 'Coastal veg and non-veg menus', 'Kadri, Mangaluru, Karnataka 575002'],
      ['Saapadu Virundhu', 'Chettinad and Tanjore wedding feast', 'Anna Nagar, Madurai, Tamil Nadu 625020'],
      ['Sadya House', '26 dish sadya, 200 to 3,000 guests', 'Vyttila, Kochi, Kerala 682019'],
    ],
    expired: [
      ['Mithas Sweets and Snacks', 'Wedding sweets packed by the kilo', 'Raja Park, Jaipur, Rajasthan 302004'],
      ['Shree Swaad Caterers', 'Gujarati and Jain food', 'Navrangpura, Ahmedabad, Gujarat 380009'],
    ],
  },
  {
    category: 'Photography',
    motif: 'photography',
    enabled: true,
    running: [
      ['Nenapu Studios', 'Candid photos and wedding films', 'Jayanagar 4th Block, Bengaluru, Karnataka 560011'],
      ['Kshana Photo House', 'Albums, drone and live streaming', 'Balmatta, Mangaluru, Karnataka 575001'],
      ['Drishya Wedding Stories', 'Pre-wedding shoots on the coast', 'Miramar, Panaji, Goa 403001'],
      ['Chhavi Photography', 'Two day wedding package', 'Kothrud, Pune, Maharashtra 411038'],
    ],
    expired: [['Oviya Frames', 'Traditional photo and video', 'T. Nagar, Chennai, Tamil Nadu 600017']],
  },
  {
    category: 'Bridal Makeup',
    motif: 'makeup',
    enabled: true,
    running: [
      ['Singara Bridal Studio', 'HD makeup and saree draping at home', 'Malleshwaram, Bengaluru, Karnataka 560003'],
      ['Roopashree Beauty Care', 'Bride, mother and guests, one team', 'Manipal, Karnataka 576104'],
      ['Alankara by Tanvi', 'Airbrush makeup and hair styling', 'Panvel, Navi Mumbai, Maharashtra 410206'],
    ],
    expired: [['Kajal and Kumkum', 'Trial session included', 'Gomti Nagar, Lucknow, Uttar Pradesh 226010']],
  },
  {
    category: 'Mehendi',
    motif: 'mehendi',
    enabled: true,
    running: [
      ['Rang Mehendi Artists', 'Organic henna, dark stain promised', 'Banjara Hills, Hyderabad, Telangana 500034'],
      ['Hasta Kala Mehendi', 'Marwari and Arabic patterns', 'Vijayanagar, Mysuru, Karnataka 570017'],
      ['Henna by the Sisters', 'For the bride and 25 guests', 'Vastrapur, Ahmedabad, Gujarat 380015'],
    ],
    expired: [['Pallavi Mehendi Works', 'Home visits on all days', 'Karve Nagar, Pune, Maharashtra 411052']],
  },
  {
    category: 'Flower Decoration',
    motif: 'flowers',
    enabled: true,
    running: [
      ['Mallige Hoovina Alankara', 'Udupi jasmine, stage and mantapa', 'Shankarapura, Udupi, Karnataka 574115'],
      ['Pushpa Decorators', 'Fresh flowers and lights for halls', 'KR Market, Bengaluru, Karnataka 560002'],
      ['Poomala Stage Decor', 'Kerala style flower stages', 'Swaraj Round, Thrissur, Kerala 680001'],
      ['Phool Mandap', 'Marigold mandap in one day', 'Dadar West, Mumbai, Maharashtra 400028'],
    ],
    expired: [['Utsav Event Decor', 'Haldi and sangeet backdrops', 'Vijay Nagar, Indore, Madhya Pradesh 452010']],
  },
  {
    category: 'Jewellery',
    motif: 'jewellery',
    enabled: true,
    running: [
      ['Swarnarekha Jewellers', 'Temple jewellery and karimani', 'Maruthi Veethika, Udupi, Karnataka 576101'],
      ['Mangalya Gold Palace', 'Hallmarked mangalsutra designs', 'Commercial Street, Bengaluru, Karnataka 560001'],
      ['Navaratna Rental Jewels', 'Bridal sets for rent, three days', 'Pondy Bazaar, Chennai, Tamil Nadu 600017'],
    ],
    expired: [['Ratnadeep Ornaments', 'Old gold exchange', 'Laxmi Road, Pune, Maharashtra 411030']],
  },
  {
    category: 'Silk Sarees',
    motif: 'sarees',
    enabled: true,
    running: [
      ['Reshme Angadi', 'Kanchipuram and Mysuru silk sarees', 'Devaraja Market, Mysuru, Karnataka 570001'],
      ['Pattu Loom Weavers', 'Direct from the loom, made to order', 'Gandhi Road, Kanchipuram, Tamil Nadu 631501'],
      ['Paithani Parampara', 'Handwoven Paithani from Yeola', 'Main Road, Yeola, Maharashtra 423401'],
    ],
    expired: [
      ['Kasavu Kada', 'Set mundu and kasavu sarees', 'Chalai, Thiruvananthapuram, Kerala 695036'],
      ['Banaras Bunkar House', 'Banarasi lehenga and sarees', 'Chowk, Varanasi, Uttar Pradesh 221001'],
    ],
  },
  {
    category: 'Priests',
    motif: 'lamp',
    enabled: true,
    running: [
      ['Veda Vahini Purohitas', 'Wedding rites in five languages', 'Basavanagudi, Bengaluru, Karnataka 560004'],
      ['Shubha Muhurtha Seva', 'Muhurtha, puja items and priests', 'Kalladka, Bantwal, Karnataka 574222'],
    ],
    expired: [['Panchanga Purohit Seva', 'Priests for rites abroad by video', 'Shirali, Bhatkal, Karnataka 581354']],
  },
  {
    category: 'Music',
    motif: 'music',
    enabled: true,
    running: [
      ['Nada Swara Mangala Vadya', 'Nadaswaram and thavil, six artists', 'Kumbakonam, Tamil Nadu 612001'],
      ['Chende Balaga', 'Chende melam for processions', 'Kinnigoli, Mangaluru, Karnataka 574150'],
    ],
    expired: [['Shehnai Sangeet Mandali', 'Shehnai and dholak evenings', 'Lajpat Nagar, New Delhi 110024']],
  },
  {
    category: 'Invitations',
    motif: 'invitations',
    enabled: false,
    running: [
      ['Aamantrana Cards', 'Printed and video invitations', 'Avenue Road, Bengaluru, Karnataka 560002'],
      ['Patrika Printers', 'Cards in eight scripts in two days', 'Lamington Road, Hubballi, Karnataka 580020'],
    ],
    expired: [],
  },
  { category: 'Fireworks', motif: 'lamp', enabled: false, running: [], expired: [] },
];
