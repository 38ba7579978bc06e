import { listed } from '../regions/region';

export type Country = {
  /** ISO 3166. */
  code: string;
  share: number;
  currency: string;
  homes: { state: string; cities: string[] }[];
  /** Yearly incomes in thousands of the currency for a junior and a senior post. */
  incomes: [number, number];
  /** The number of the nth telephone there, from a range that is not given out to anyone where the country keeps one. */
  phone(nth: number): string;
};

const digits = (value: number, length: number) => String(value).padStart(length, '0').slice(-length);

/** North America keeps 555-0100 to 555-0199 free in every area. */
const americanPhone = (areas: string[]) => (nth: number) =>
  `+1${areas[Math.floor(nth / 100) % areas.length] ?? ''}55501${digits(nth, 2)}`;

export const countries: Country[] = [
  {
    code: 'US',
    share: 34,
    currency: 'USD',
    homes: [
      { state: 'California', cities: listed('San Jose, Fremont, Sunnyvale, San Diego, Irvine') },
      { state: 'Texas', cities: listed('Dallas, Austin, Houston, Plano') },
      { state: 'New Jersey', cities: listed('Edison, Jersey City, Princeton') },
      { state: 'Washington', cities: listed('Seattle, Bellevue, Redmond') },
      { state: 'Illinois', cities: listed('Chicago, Naperville') },
      { state: 'North Carolina', cities: listed('Charlotte, Raleigh, Cary') },
    ],
    incomes: [70, 240],
    phone: americanPhone(
      listed('201, 206, 212, 214, 408, 415, 425, 469, 510, 512, 609, 617, 630, 650, 704, 713, 732, 848, 919, 972'),
    ),
  },
  {
    code: 'AE',
    share: 18,
    currency: 'AED',
    homes: [
      { state: 'Dubai', cities: ['Dubai'] },
      { state: 'Abu Dhabi', cities: listed('Abu Dhabi, Al Ain') },
      { state: 'Sharjah', cities: ['Sharjah'] },
    ],
    incomes: [60, 420],
    phone: (nth) => `+97150000${digits(nth, 4)}`,
  },
  {
    code: 'GB',
    share: 12,
    currency: 'GBP',
    homes: [
      { state: 'England', cities: listed('London, Harrow, Slough, Leicester, Birmingham, Manchester') },
      { state: 'Scotland', cities: listed('Edinburgh, Glasgow') },
    ],
    incomes: [32, 120],
    phone: (nth) => `+447700900${digits(nth, 3)}`,
  },
  {
    code: 'CA',
    share: 10,
    currency: 'CAD',
    homes: [
      { state: 'Ontario', cities: listed('Toronto, Mississauga, Brampton, Waterloo') },
      { state: 'British Columbia', cities: listed('Vancouver, Surrey') },
      { state: 'Alberta', cities: ['Calgary'] },
    ],
    incomes: [60, 170],
    phone: americanPhone(listed('416, 437, 519, 587, 604, 647, 778, 905')),
  },
  {
    code: 'AU',
    share: 8,
    currency: 'AUD',
    homes: [
      { state: 'New South Wales', cities: listed('Sydney, Parramatta') },
      { state: 'Victoria', cities: listed('Melbourne, Point Cook') },
      { state: 'Western Australia', cities: ['Perth'] },
    ],
    incomes: [70, 190],
    phone: (nth) => `+61491570${digits(nth, 3)}`,
  },
  {
    code: 'SG',
    share: 7,
    currency: 'SGD',
    homes: [{ state: 'Singapore', cities: ['Singapore'] }],
    incomes: [54, 180],
    phone: (nth) => `+658000${digits(nth, 4)}`,
  },
  {
    code: 'DE',
    share: 5,
    currency: 'EUR',
    homes: [
      { state: 'Bavaria', cities: listed('Munich, Nuremberg') },
      { state: 'Baden-Württemberg', cities: ['Stuttgart'] },
      { state: 'Berlin', cities: ['Berlin'] },
    ],
    incomes: [48, 110],
    phone: (nth) => `+491713920${digits(nth, 3)}`,
  },
  {
    code: 'QA',
    share: 3,
    currency: 'QAR',
    homes: [{ state: 'Doha', cities: listed('Doha, Al Wakrah') }],
    incomes: [70, 380],
    phone: (nth) => `+9743000${digits(nth, 4)}`,
  },
  {
    code: 'OM',
    share: 3,
    currency: 'OMR',
    homes: [{ state: 'Muscat', cities: listed('Muscat, Seeb') }],
    incomes: [6, 36],
    phone: (nth) => `+9689000${digits(nth, 4)}`,
  },
];

const indianBlocks = ['99000', '90000', '98000', '97000', '96000'];

/** A valid Indian mobile number in one of a few blocks, counted through. */
export function indianPhone(nth: number): string {
  return `+91${indianBlocks[Math.floor(nth / 100_000) % indianBlocks.length] ?? ''}${digits(nth, 5)}`;
}

/** Where people from everywhere in India move to for work. */
export const metros: { state: string; cities: string[]; share: number }[] = [
  { state: 'Karnataka', cities: ['Bengaluru'], share: 38 },
  { state: 'Maharashtra', cities: listed('Mumbai, Pune, Navi Mumbai, Thane'), share: 24 },
  { state: 'Telangana', cities: ['Hyderabad'], share: 13 },
  { state: 'Tamil Nadu', cities: ['Chennai'], share: 9 },
  { state: 'Haryana', cities: ['Gurugram'], share: 7 },
  { state: 'Uttar Pradesh', cities: ['Noida'], share: 5 },
  { state: 'Delhi', cities: ['New Delhi'], share: 4 },
];
