import type { MemberStatus } from '../../db/schema';
import type { Contact } from './contact';
import type { Details } from './details';

/** One in so many sign-ups that wait does not fit in each of the ways below. */
const everyNth = 25;

/**
 * Makes a few of the sign-ups that wait not fit, as happens in life: what the evidence beside a decision finds. To be told of every
 * member in the order of their sign-up.
 */
export function misfitsAmong() {
  let waiting = -1;
  const phones: Partial<Record<MemberStatus, string | null>> = {};
  const turn = (status: MemberStatus) => (status === 'pending' ? waiting % everyNth : undefined);
  return {
    contact(status: MemberStatus, contact: Contact): Contact {
      if (status === 'pending') waiting += 1;
      const place = turn(status);
      const phone = place === 4 ? phones.pending : place === 9 ? phones.rejected : undefined;
      phones[status] = contact.phone;
      return phone ? { ...contact, phone } : contact;
    },
    details(status: MemberStatus, details: Details): Details {
      const { personal, partner } = details;
      switch (turn(status)) {
        case 14:
          return { ...details, personal: { ...personal, age: String(Number(personal.age || 25) + 7) } };
        case 19:
          return { ...details, partner: { ...partner, partner_age: turnedRound(partner.partner_age || '24 - 29') } };
        default:
          return details;
      }
    },
  };
}

const turnedRound = (range: string) => range.split(' - ').reverse().join(' - ');
