import type { Gender } from '../pictures/portraitLook';
import { listed } from '../regions/region';

export type Occupation = {
  title: string;
  education: string[];
  employedIn: string[];
  /** The usual yearly income in lakh rupees, early and late in the career. */
  lakhs: [number, number];
  earliestAge: number;
  only?: Gender;
  share: number;
};

const engineering = listed('B.E. Computer Science, B.Tech Information Technology, B.E. Electronics, M.Tech, MCA, BCA');
const machines = listed('B.E. Mechanical, B.E. Civil, B.Tech Electrical, Diploma in Mechanical Engineering');
const commerce = listed('B.Com, M.Com, BBA, B.Com with CA Inter');
const management = listed('MBA Finance, MBA Marketing, MBA Human Resources, PGDM, BBM');
const arts = listed('BA, MA English, MA Kannada, BA Economics, MA History, B.Sc');
const teaching = listed('M.Sc B.Ed, MA B.Ed, B.Sc B.Ed, D.Ed, M.Ed');
const schooling = listed('PUC, SSLC, ITI, Diploma');

const firm = ['Private sector'];
const state = ['Government / PSU'];
const either = ['Private sector', 'Government / PSU'];
const practice = ['Private sector', 'Self employed'];
const own = ['Self employed', 'Business'];
const none = ['Not working'];

const byEducation: { education: string[]; occupations: Omit<Occupation, 'education'>[] }[] = [
  {
    education: engineering,
    occupations: [
      { title: 'Software Engineer', employedIn: firm, lakhs: [5, 28], earliestAge: 22, share: 150 },
      { title: 'Senior Software Engineer', employedIn: firm, lakhs: [12, 38], earliestAge: 27, share: 70 },
      { title: 'Data Analyst', employedIn: firm, lakhs: [5, 18], earliestAge: 22, share: 35 },
      { title: 'Test Engineer', employedIn: firm, lakhs: [4, 14], earliestAge: 22, share: 30 },
      { title: 'Project Manager', employedIn: firm, lakhs: [16, 45], earliestAge: 31, share: 30 },
    ],
  },
  {
    education: listed('B.Des, M.Des, BFA'),
    occupations: [{ title: 'Product Designer', employedIn: firm, lakhs: [6, 24], earliestAge: 23, share: 15 }],
  },
  {
    education: listed('B.Arch, M.Arch'),
    occupations: [{ title: 'Architect', employedIn: practice, lakhs: [5, 20], earliestAge: 23, share: 12 }],
  },
  {
    education: machines,
    occupations: [
      { title: 'Mechanical Engineer', employedIn: firm, lakhs: [4, 16], earliestAge: 22, share: 40 },
      { title: 'Civil Engineer', employedIn: either, lakhs: [4, 15], earliestAge: 22, share: 35 },
      { title: 'Electrical Engineer', employedIn: either, lakhs: [4, 14], earliestAge: 22, share: 20 },
      { title: 'Railway Employee', employedIn: state, lakhs: [4, 9], earliestAge: 22, share: 16 },
    ],
  },
  {
    education: listed('B.E. Marine, B.Sc Nautical Science'),
    occupations: [
      { title: 'Marine Engineer', employedIn: firm, lakhs: [14, 48], earliestAge: 24, only: 'male', share: 12 },
    ],
  },
  {
    education: commerce,
    occupations: [
      { title: 'Bank Officer', employedIn: state, lakhs: [7, 16], earliestAge: 24, share: 40 },
      { title: 'Accountant', employedIn: firm, lakhs: [3, 8], earliestAge: 21, share: 45 },
      { title: 'Sales Executive', employedIn: firm, lakhs: [3, 9], earliestAge: 21, share: 35 },
      { title: 'Business Owner', employedIn: own, lakhs: [5, 45], earliestAge: 26, share: 48 },
      { title: 'Hotel Owner', employedIn: own, lakhs: [6, 40], earliestAge: 27, only: 'male', share: 18 },
    ],
  },
  {
    education: listed('B.Com CA, M.Com CA, CA'),
    occupations: [{ title: 'Chartered Accountant', employedIn: practice, lakhs: [9, 36], earliestAge: 24, share: 30 }],
  },
  {
    education: management,
    occupations: [
      { title: 'Human Resources Manager', employedIn: firm, lakhs: [6, 18], earliestAge: 25, share: 25 },
      { title: 'Marketing Manager', employedIn: firm, lakhs: [6, 22], earliestAge: 26, share: 25 },
    ],
  },
  {
    education: listed('MBBS, MBBS MD, MBBS MS, MBBS DNB'),
    occupations: [{ title: 'Doctor', employedIn: either, lakhs: [9, 42], earliestAge: 25, share: 28 }],
  },
  {
    education: listed('BDS, MDS'),
    occupations: [{ title: 'Dentist', employedIn: practice, lakhs: [4, 18], earliestAge: 24, share: 16 }],
  },
  {
    education: listed('BAMS, BAMS MD'),
    occupations: [{ title: 'Ayurvedic Doctor', employedIn: practice, lakhs: [3, 12], earliestAge: 24, share: 10 }],
  },
  {
    education: listed('B.Sc Nursing, GNM, M.Sc Nursing'),
    occupations: [{ title: 'Staff Nurse', employedIn: either, lakhs: [3, 9], earliestAge: 22, share: 30 }],
  },
  {
    education: listed('B.Pharm, M.Pharm, D.Pharm'),
    occupations: [{ title: 'Pharmacist', employedIn: firm, lakhs: [3, 9], earliestAge: 22, share: 16 }],
  },
  {
    education: listed('BPT, MPT'),
    occupations: [{ title: 'Physiotherapist', employedIn: practice, lakhs: [3, 9], earliestAge: 23, share: 9 }],
  },
  {
    education: teaching,
    occupations: [{ title: 'School Teacher', employedIn: either, lakhs: [3, 8], earliestAge: 22, share: 55 }],
  },
  {
    education: listed('M.Sc, MA, M.Com, M.Tech, Ph.D.'),
    occupations: [{ title: 'Lecturer', employedIn: either, lakhs: [4, 13], earliestAge: 24, share: 32 }],
  },
  {
    education: listed('M.Sc, M.Tech, M.Phil'),
    occupations: [{ title: 'Research Scholar', employedIn: none, lakhs: [3, 6], earliestAge: 23, share: 12 }],
  },
  {
    education: listed('M.Sc, M.Com, MBA, M.Tech'),
    occupations: [{ title: 'Postgraduate Student', employedIn: none, lakhs: [0, 0], earliestAge: 19, share: 22 }],
  },
  {
    education: listed('BA LLB, B.Com LLB, LLM'),
    occupations: [{ title: 'Advocate', employedIn: practice, lakhs: [4, 20], earliestAge: 24, share: 18 }],
  },
  {
    education: arts,
    occupations: [
      { title: 'Police Sub-Inspector', employedIn: state, lakhs: [6, 11], earliestAge: 25, share: 10 },
      { title: 'Village Accountant', employedIn: state, lakhs: [4, 7], earliestAge: 23, share: 14 },
      { title: 'Homemaker', employedIn: none, lakhs: [0, 0], earliestAge: 19, only: 'female', share: 40 },
    ],
  },
  {
    education: listed('B.Sc, B.Tech, BA'),
    occupations: [
      { title: 'Army Officer', employedIn: ['Defence'], lakhs: [10, 20], earliestAge: 24, only: 'male', share: 9 },
    ],
  },
  {
    education: listed('BHM, Diploma in Hotel Management'),
    occupations: [{ title: 'Chef', employedIn: firm, lakhs: [4, 14], earliestAge: 22, share: 12 }],
  },
  {
    education: listed('Veda Pathashala, MA Sanskrit'),
    occupations: [{ title: 'Priest', employedIn: practice, lakhs: [3, 9], earliestAge: 22, only: 'male', share: 9 }],
  },
  {
    education: listed('MA Bharatanatyam, BFA Dance'),
    occupations: [
      { title: 'Classical Dancer', employedIn: practice, lakhs: [2, 8], earliestAge: 21, only: 'female', share: 6 },
    ],
  },
  {
    education: schooling,
    occupations: [
      { title: 'Farmer', employedIn: own, lakhs: [3, 14], earliestAge: 22, only: 'male', share: 26 },
      { title: 'Electrician', employedIn: own, lakhs: [2, 6], earliestAge: 21, only: 'male', share: 12 },
      { title: 'Driver', employedIn: own, lakhs: [2, 6], earliestAge: 21, only: 'male', share: 12 },
      { title: 'Tailor', employedIn: own, lakhs: [2, 5], earliestAge: 20, only: 'female', share: 12 },
      { title: 'Beautician', employedIn: own, lakhs: [2, 8], earliestAge: 20, only: 'female', share: 10 },
    ],
  },
];

export const occupations: Occupation[] = byEducation.flatMap(({ education, occupations: posts }) =>
  posts.map((post) => ({ ...post, education })),
);

/** 'Doctor' as it stands within a sentence: 'a doctor'. */
export function asNoun({ title }: Occupation): string {
  const words = title.toLowerCase().replace('ayurvedic', 'Ayurvedic');
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}
