import type { Gender } from '../pictures/portraitLook';
import { hindi } from '../regions/hindi';
import { kannada } from '../regions/kannada';
import { malayali } from '../regions/malayali';
import { marathi } from '../regions/marathi';
import { punjabi } from '../regions/punjabi';
import type { Region } from '../regions/region';
import { tamil } from '../regions/tamil';
import { telugu } from '../regions/telugu';
import { tulu } from '../regions/tulu';

type UnusualName = { name: string; given: string; gender: Gender; region: Region };

const joiner = '\u200d';
const nonJoiner = '\u200c';

/** Names as people really type them and that lists must survive: very long ones, emoji, invisible joiners, capitals, a single letter. */
export const unusualNames: UnusualName[] = [
  {
    name: 'Venkata Naga Satya Surya Lakshmi Narasimha Subrahmanya Sarma Mallampalli',
    given: 'Venkata',
    gender: 'male',
    region: telugu,
  },
  { name: `ರಾಜ್${nonJoiner}ಗೋಪಾಲ್ ಉಡುಪ`, given: 'Rajgopal', gender: 'male', region: tulu },
  { name: 'Ananya Hegde 🌸', given: 'Ananya', gender: 'female', region: kannada },
  { name: 'PRAVEEN KUMAR B S', given: 'Praveen', gender: 'male', region: kannada },
  { name: `ശ്രീജന്${joiner} നമ്പ്യാര്${joiner}`, given: 'Sreejan', gender: 'male', region: malayali },
  {
    name: 'Sri Lakshmi Venkata Padmavathi Alamelumanga Thayar Duggirala',
    given: 'Padmavathi',
    gender: 'female',
    region: telugu,
  },
  { name: `Shravya 👩🏽${joiner}⚕️ Shetty`, given: 'Shravya', gender: 'female', region: tulu },
  { name: 'deepthi k', given: 'Deepthi', gender: 'female', region: kannada },
  { name: `आदित्य पर्${joiner}वते`, given: 'Aditya', gender: 'male', region: marathi },
  {
    name: 'Thirumalai Nallan Chakravarthi Venkatavaradha Desikacharya Ranganathan',
    given: 'Ranganathan',
    gender: 'male',
    region: tamil,
  },
  { name: 'Vishnu Prasad 🙏🕉️', given: 'Vishnu', gender: 'male', region: malayali },
  { name: 'A. B. C. Raghunatha Rao (Raghu)', given: 'Raghunatha', gender: 'male', region: kannada },
  { name: 'Meghana–Chandana Upadhyaya', given: 'Meghana', gender: 'female', region: tulu },
  { name: `Jyoti 👩🏻${joiner}🏫 Batra`, given: 'Jyoti', gender: 'female', region: punjabi },
  {
    name: 'Kumari Rajarajeshwari Bhuvaneshwari Annapoorneshwari Devi Hosamani Hiremath',
    given: 'Rajarajeshwari',
    gender: 'female',
    region: kannada,
  },
  { name: 'Er. Shailendra Pratap Singh Chauhan', given: 'Shailendra', gender: 'male', region: hindi },
  { name: `ಶಾಂತ್${nonJoiner}ಕುಮಾರ್ ಹೊಸಮನಿ`, given: 'Shanthkumar', gender: 'male', region: kannada },
  { name: 'Dr. Vaidehi Kulkarni-Deshpande', given: 'Vaidehi', gender: 'female', region: marathi },
  { name: 'Nisha "Nishu" Prabhu', given: 'Nisha', gender: 'female', region: tulu },
  { name: 'Om', given: 'Om', gender: 'male', region: hindi },
];
