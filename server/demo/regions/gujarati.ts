import { listed, spelled, type Region } from './region';

export const gujarati: Region = {
  motherTongue: 'Gujarati',
  share: 55,
  homes: [
    {
      state: 'Gujarat',
      cities: listed(
        'Ahmedabad, Surat, Vadodara, Rajkot, Bhavnagar, Jamnagar, Gandhinagar, Anand, Nadiad, Navsari, Bhuj, Mehsana',
      ),
    },
    { state: 'Maharashtra', cities: listed('Mumbai') },
  ],
  communities: [
    { caste: 'Leuva Patel', families: listed('Patel, Kakadiya, Vaghasiya, Sojitra'), gotras: listed('Kashyapa') },
    { caste: 'Kadva Patel', families: listed('Patel, Bhalodiya, Kalariya'), gotras: listed('Kashyapa') },
    {
      caste: 'Lohana',
      families: listed('Thakkar, Kotecha, Raichura, Popat, Sodha'),
      gotras: listed('Kashyapa, Jamadagni'),
    },
    { caste: 'Vania', families: listed('Shah, Parekh, Sheth, Zaveri'), gotras: listed('Kashyapa, Gautama') },
    {
      caste: 'Audichya Brahmin',
      families: listed('Trivedi, Dave, Pandya, Vyas, Raval, Joshi'),
      gotras: listed('Bharadwaja, Gautama, Shandilya, Vatsa'),
    },
    {
      caste: 'Nagar Brahmin',
      families: listed('Vaishnav, Buch, Dholakia, Oza, Mankad'),
      gotras: listed('Kashyapa, Atreya, Kaushika'),
    },
    { caste: 'Prajapati', families: listed('Prajapati, Mistry'), gotras: listed('Kashyapa') },
  ],
  women:
    listed(`Aarti, Bhumika, Charmi, Dhara, Dipti, Foram, Hetal, Hiral, Jigna, Jinal, Kinjal, Komal, Krupa, Mansi, Mital,
    Nidhi, Pooja, Riddhi, Rinkal, Sejal, Shivani, Tejal, Urvi, Vaishali`),
  men: listed(`Bhavesh, Chirag, Darshan, Dhaval, Hitesh, Jayesh, Jignesh, Kalpesh, Ketan, Kaivan, Maulik, Mehul, Mitesh, Nirav,
    Parth, Pratik, Ritesh, Rushabh, Sanket, Tejas, Urvish, Vipul, Yash, Harsh`),
  nameForms: ['given family', 'given family', 'given father family', 'family given'],
  ownScript: {
    women: spelled('Aarti આરતી, Dhara ધારા, Hetal હેતલ, Kinjal કિંજલ, Komal કોમલ, Krupa કૃપા, Nidhi નિધિ, Sejal સેજલ'),
    men: spelled(
      'Bhavesh ભાવેશ, Chirag ચિરાગ, Darshan દર્શન, Dhaval ધવલ, Hitesh હિતેશ, Jayesh જયેશ, Ketan કેતન, Parth પાર્થ',
    ),
    families: spelled(
      'Patel પટેલ, Shah શાહ, Parekh પારેખ, Thakkar ઠક્કર, Trivedi ત્રિવેદી, Dave દવે, Vyas વ્યાસ, Joshi જોશી, Prajapati પ્રજાપતિ',
    ),
  },
};
