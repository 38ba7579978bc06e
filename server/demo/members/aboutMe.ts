import type { Random } from '../random';
import { listed } from '../regions/region';
import { asNoun } from './occupations';
import { ownWords } from './ownWords';
import type { Person } from './person';

const pastimes = listed(`reading, cooking, long drives, trekking, classical music, old film songs, badminton,
  cricket, gardening, yoga, photography, temple visits, watching old films, classical dance, travelling, painting, swimming,
  playing the flute, volunteering at the village school, chess, cycling, trying out new recipes, folk theatre, running,
  singing bhajans, listening to ghazals, birdwatching, sketching, teaching children, learning new languages`);

const traits =
  listed(`calm, cheerful, caring, honest, hard-working, soft-spoken, family-minded, curious, down-to-earth, patient,
  practical, ambitious, independent, friendly, responsible, open-minded, thoughtful, easy-going, sincere, affectionate`);

/** A few sentences, written by the member or, as often happens, by the parents. */
export function aboutMe(random: Random, person: Person): string {
  const own = ownWords.get(person.region.motherTongue);
  if (own && random.chance(person.name.inOwnScript ? 0.7 : 0.025)) return random.pick(own);
  return random.chance(0.3) ? byTheParents(random, person) : byTheMember(random, person);
}

function byTheMember(random: Random, person: Person): string {
  const { livesIn, familyIn, region, name } = person;
  const noun = asNoun(person.occupation);
  const [one, two, three, four, five] = random.sample(traits, 5);
  const [first, second, third] = random.sample(pastimes, 3);
  const opening = random.pick([
    livesIn.city === familyIn.city
      ? `I was born and brought up in ${familyIn.city} and still live here with my family.`
      : `I was born and brought up in ${familyIn.city} and now live in ${livesIn.city}.`,
    `Hello, I am ${name.given}. I am ${noun}, living in ${livesIn.city}.`,
    `I come from a close-knit ${region.motherTongue} speaking family from ${familyIn.city}.`,
    `Friends describe me as ${one}, ${two} and ${three}.`,
    `I am ${noun} and enjoy what I do.`,
    `A ${one} and ${two} person from ${familyIn.city}.`,
  ]);
  const middle = random.pick([
    `In my free time I enjoy ${first}, ${second} and ${third}.`,
    `My weekends are for ${first} and ${second}.`,
    `I like ${first} and never say no to ${second}.`,
    `Work keeps me busy, yet I always find time for ${first}.`,
    `${sentenceCase(first)} and ${second} keep me going.`,
  ]);
  const family = random.pick([
    'My parents are my biggest support and we celebrate every festival together.',
    'Family comes first for me.',
    'We are a simple family with traditional values and modern thinking.',
    'My family has given me good values and the freedom to make my own choices.',
    ...(person.gender === 'female' && person.occupation.lakhs[1] > 0
      ? ['I would like to continue working after marriage.']
      : []),
  ]);
  const hope = random.pick([
    `I am looking for someone who is ${four} and ${five}, and who respects elders.`,
    'Looking for a life partner with whom I can share both responsibilities and laughter.',
    'I hope to meet a person who values family as much as a career.',
    'Interested families may contact my parents.',
    'Horoscope and more photos can be shared on request.',
    'If our thoughts match, let us talk.',
  ]);
  if (random.chance(0.12)) return opening;
  if (random.chance(0.2)) return `${opening} ${hope}`;
  if (random.chance(0.12)) return `${opening} ${middle}\n\n${family}\n\n${hope}`;
  return random.chance(0.5) ? `${opening} ${middle} ${hope}` : `${opening} ${middle} ${family} ${hope}`;
}

function byTheParents(random: Random, person: Person): string {
  const { livesIn, familyIn, name, community } = person;
  const daughter = person.gender === 'female';
  const child = daughter ? 'daughter' : 'son';
  const they = daughter ? 'She' : 'He';
  const [one, two] = random.sample(traits, 2);
  const [first, second] = random.sample(pastimes, 2);
  const opening = random.pick([
    `We are looking for a suitable match for our ${child} ${name.given}, who is ${asNoun(person.occupation)} in ${livesIn.city}.`,
    `${name.given} is our beloved ${child}, ${one}, ${two} and rooted in our traditions.`,
    `Our ${child} ${name.given} grew up in ${familyIn.city} and ${livesIn.city === familyIn.city ? 'lives with us' : `now lives in ${livesIn.city}`}.`,
    `We are a ${community.caste} family from ${familyIn.city}, and ${name.given} is our ${random.pick(['elder', 'younger'])} ${child}.`,
  ]);
  const middle = random.pick([
    `${they} is ${one} and ${two}, and enjoys ${first}.`,
    `${they} enjoys ${first} and ${second}.`,
    `${they} is respected by friends and elders alike.`,
  ]);
  const hope = random.pick([
    'We would be happy to hear from like-minded families.',
    `We are looking for ${daughter ? 'a groom' : 'a bride'} from a good family background; education and character matter most to us.`,
    'Please call after 6 in the evening.',
    'Horoscope matching is important to us.',
    'No expectations other than a good-hearted person.',
  ]);
  return `${opening} ${middle} ${hope}`;
}

const sentenceCase = (text = '') => text.charAt(0).toUpperCase() + text.slice(1);
