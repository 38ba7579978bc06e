/** How people of a region put a full name together. */
export type NameForm =
  'given family' | 'family given' | 'initials given' | 'given initial' | 'given father' | 'given father family';

export type Community = { caste: string; families: string[]; gotras: string[] };

export type Region = {
  motherTongue: string;
  /** Members in a thousand. */
  share: number;
  homes: { state: string; cities: string[] }[];
  communities: Community[];
  women: string[];
  men: string[];
  nameForms: NameForm[];
  /** Names of the lists above in the region's own letters. */
  ownScript: { women: Map<string, string>; men: Map<string, string>; families: Map<string, string> };
};

/** The entries of a comma-separated text. */
export function listed(text: string): string[] {
  return text.split(',').map((entry) => entry.trim());
}

/** Entries such as 'Asha ಆಶಾ' as a map from the Latin spelling to the other. */
export function spelled(text: string): Map<string, string> {
  return new Map(
    listed(text).map((entry) => {
      const gap = entry.indexOf(' ');
      return [entry.slice(0, gap), entry.slice(gap + 1)];
    }),
  );
}
