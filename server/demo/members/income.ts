import type { Country } from './abroad';
import type { Occupation } from './occupations';

const lakhSteps = [0, 2, 4, 6, 8, 10, 15, 20, 30, 50];

/** The band, in the words of a form, that an income lies in. */
export function incomeBand(occupation: Occupation, seniority: number, abroad: Country | null): string {
  const [junior, senior] = occupation.lakhs;
  if (senior === 0) return 'No income';
  const lakhs = junior + (senior - junior) * seniority;
  return abroad ? foreignBand(Math.min(1, lakhs / 40), abroad) : lakhBand(lakhs);
}

export function lakhBand(lakhs: number): string {
  const next = lakhSteps.findIndex((step) => step > lakhs);
  const upper = lakhSteps[next];
  if (upper === undefined) return '50 lakh - 1 crore';
  return next <= 1 ? 'Up to 2 lakh' : `${lakhSteps[next - 1]} - ${upper} lakh`;
}

function foreignBand(standing: number, { incomes: [junior, senior] }: Country): string {
  const width = senior > 60 ? 20 : 6;
  const from = Math.floor((junior + (senior - junior) * standing) / width) * width;
  const thousands = (count: number) => (count * 1_000).toLocaleString('en-US');
  return `${thousands(from)} - ${thousands(from + width)}`;
}
