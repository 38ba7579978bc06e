import { faker } from '@faker-js/faker/locale/en_IN';

/** The number of members for which the amounts of everything else are written down. */
const usualMembers = 2_000;

/** An amount at the usual number of members, for another one: fewer in proportion, more ever more slowly (50 times the members, 14 times the payments). */
export function scaled(usualAmount: number, members: number): number {
  const ratio = members / usualMembers;
  return Math.round(usualAmount * (ratio <= 1 ? ratio : ratio ** 0.68));
}

/** The entries of a comma-separated text; 'Homemaker*4' counts four times. */
export function listed(text: string): string[] {
  return text.split(', ').flatMap((entry) => {
    const [value = '', times = '1'] = entry.split('*');
    return Array<string>(Number(times)).fill(value);
  });
}

export const pick = <Item>(list: readonly Item[]): Item => faker.helpers.arrayElement(list);
export const chance = (probability: number): boolean => faker.number.float() < probability;
export const whole = (min: number, max: number): number => faker.number.int({ min, max });
export const share = (): number => faker.number.float();

/** About normally distributed, within three deviations. */
export const around = (mean: number, deviation: number): number =>
  mean + deviation * 2 * (share() + share() + share() - 1.5);

/** Up to so many different entries. */
export const several = <Item>(list: readonly Item[], count: number): Item[] => faker.helpers.arrayElements(list, count);
