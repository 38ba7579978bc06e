import { skipToken } from '@reduxjs/toolkit/query';
import type { MemberDetail } from '@/features/members/memberDetail';
import { useGetHoroscopeDoubtsQuery, type Horoscope } from './evidenceApi';

const none: readonly string[] = [];

/** Comes after the other hints, with the code that computes it. */
export function useHoroscope(detail: MemberDetail | undefined): readonly string[] {
  const written = detail && writtenBy(detail);
  const isComparable = written?.personal.dob && (written.career.star || written.career.rashi);
  return useGetHoroscopeDoubtsQuery(isComparable ? written : skipToken, asComputed).currentData ?? none;
}

const asComputed = { refetchOnMountOrArgChange: false, refetchOnFocus: false };

function writtenBy({ personal, career }: MemberDetail): Horoscope {
  const { dob = '' } = personal;
  const { star = '', rashi = '', time_of_birth = '', place_of_birth = '' } = career;
  return { personal: { dob }, career: { star, rashi, time_of_birth, place_of_birth } };
}
