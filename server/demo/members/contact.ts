import type { Random } from '../random';
import { indianPhone, type Country } from './abroad';
import type { Person } from './person';

export type Contact = { email: string | null; phone: string | null };

/** Domains that are reserved for examples: no mail to them reaches anybody. */
const mailHosts = ['example.com', 'example.com', 'example.org', 'example.net'];

/** Hands out addresses and numbers so that no e-mail address comes twice. */
export function contactBook(random: Random): (person: Person) => Contact {
  const taken = new Set<string>();
  const lines = new Map<Country | null, number>();

  const emailOf = ({ name, dob }: Person) => {
    const words = name.latin.toLowerCase().match(/[a-z]+/g) ?? ['member'];
    const plain = words.join(random.pick(['.', '.', '_', '']));
    const host = random.pick(mailHosts);
    const year = dob.slice(2, 4);
    let email = `${plain}${random.chance(0.35) ? year : ''}@${host}`;
    for (let more = 1; taken.has(email); more += 1) email = `${plain}${year}${more}@${host}`;
    taken.add(email);
    return email;
  };

  const phoneOf = ({ abroad }: Person) => {
    const nth = (lines.get(abroad) ?? 0) + 1;
    lines.set(abroad, nth);
    return abroad ? abroad.phone(nth) : indianPhone(nth);
  };

  return (person) => ({
    email: random.chance(0.03) ? null : emailOf(person),
    phone: random.chance(0.02) ? null : phoneOf(person),
  });
}
