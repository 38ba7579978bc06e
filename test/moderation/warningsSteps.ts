import { screen, within } from '@testing-library/react';
import type { MemberDetail } from '@/features/members/member';
import { aMember, aProfile } from '../support/builders';

export const warnings = () => screen.queryByRole('region', { name: 'Warnings' });

export const lines = () =>
  within(warnings() ?? document.createElement('p'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The day on which somebody of so many years was born, half a year after the last birthday. */
export function bornYearsAgo(years: number) {
  const day = new Date();
  day.setMonth(day.getMonth() - 6);
  day.setFullYear(day.getFullYear() - years);
  return day.toISOString().slice(0, 10);
}

export const complete: MemberDetail = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '+919900011122',
  picture: '/media/asha.webp',
  status: 'pending',
  joined: '',
  personal: { gender: 'Female', dob: bornYearsAgo(30), age: '30', marital: 'Never married', city: 'Mysuru' },
  career: { education: 'B.E.', occupation: 'Engineer' },
  family: {},
  partner: { partner_age: '28 - 34', partner_height: `5'6" - 6'0"` },
};

export const fitting = (facts: Parameters<typeof aMember>[0] = {}) =>
  aMember({ username: 'Asha Rao', phone: '+919900011122', profile_link: '/media/asha.webp', ...facts });

export const profileOf = (member: ReturnType<typeof aMember>, personal: Record<string, string> = {}) =>
  aProfile(member, { personal: { ...complete.personal, ...personal }, career: complete.career });
