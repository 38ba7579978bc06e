/** The number of members for which the amounts of everything else are written down. */
const usualMembers = 2_000;

/** An amount at the usual number of members, for another one: fewer in proportion, more ever more slowly (50 times the members, 14 times the payments). */
export function scaled(usualAmount: number, members: number): number {
  const ratio = members / usualMembers;
  return Math.round(usualAmount * (ratio <= 1 ? ratio : ratio ** 0.68));
}
