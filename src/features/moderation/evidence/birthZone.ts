/** Countries of one time zone, and some of several, with other names that stand for them. */
const zoneTable = `
  IN Asia/Kolkata: bharat, bharath, uttarakhand, dehradun, haridwar, rishikesh, roorkee, nainital, haldwani, almora
  AE Asia/Dubai: uae, u a e, dubai, abu dhabi, sharjah, ajman, emirates
  BD Asia/Dhaka: dhaka
  BH Asia/Bahrain: manama
  BT Asia/Thimphu:
  CH Europe/Zurich:
  DE Europe/Berlin:
  FJ Pacific/Fiji:
  FR Europe/Paris:
  GB Europe/London: britain, england, scotland, wales, northern ireland, london
  HK Asia/Hong_Kong: hong kong
  IE Europe/Dublin:
  IT Europe/Rome:
  JP Asia/Tokyo:
  KE Africa/Nairobi: nairobi
  KW Asia/Kuwait:
  LK Asia/Colombo: srilanka, ceylon, colombo
  MM Asia/Yangon: burma, myanmar
  MU Indian/Mauritius:
  MV Indian/Maldives:
  NL Europe/Amsterdam: holland
  NP Asia/Kathmandu: kathmandu
  NO Europe/Oslo:
  OM Asia/Muscat: muscat
  PK Asia/Karachi:
  QA Asia/Qatar: doha
  SA Asia/Riyadh: ksa, riyadh, jeddah, dammam
  SE Europe/Stockholm:
  SG Asia/Singapore:
  TH Asia/Bangkok:
  TZ Africa/Dar_es_Salaam:
  UG Africa/Kampala:
  ZA Africa/Johannesburg:
  US: us, u s, usa, u s a, america, california, texas, new jersey, new york, illinois, michigan, virginia, washington, florida
  CA: toronto, ontario, vancouver, british columbia
  AU: sydney, melbourne, new south wales, queensland`;

const regionNames = new Intl.DisplayNames('en', { type: 'region' });

type Country = { name: string; zone: string | undefined };

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** Every country by its English name and, from the table, by other names. */
function countriesByName(): [name: string, country: Country][] {
  const zones = new Map<string, string | undefined>();
  const others: [string, string][] = [];
  for (const line of zoneTable.trim().split('\n')) {
    const [head = '', names = ''] = line.split(':');
    const [code = '', zone] = head.trim().split(' ');
    zones.set(code, zone);
    others.push(...names.split(',').map((name): [string, string] => [name.trim(), code]));
  }
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = codes.map((code): [string, string] => [plain(regionNames.of(code) ?? ''), code]);
  return [...names, ...others]
    .filter(([name, code]) => name !== '' && name !== plain(code))
    .map(([name, code]) => [name, { name: nameOf(code), zone: zones.get(code) }]);
}

function nameOf(code: string): string {
  const name = regionNames.of(code) ?? code;
  return /^(United|Netherlands|Maldives|Philippines)/.test(name) ? `the ${name}` : name;
}

let known: ReturnType<typeof countriesByName> | undefined;

/** Uttarakhand is abbreviated like the United Kingdom: what stands before 'UK' decides. */
const eitherUk: Country = { name: 'UK (the United Kingdom or Uttarakhand)', zone: undefined };

/** The country that a place of birth ends with, else India; without a zone where it has several or is not in the table. */
export function birthCountry(place: string): Country {
  const text = ` ${plain(place)}`;
  const beforeUk = text.replace(/ u ?k$/, '');
  return countryAtEnd(beforeUk) ?? (beforeUk === text ? { name: 'India', zone: 'Asia/Kolkata' } : eitherUk);
}

function countryAtEnd(text: string): Country | undefined {
  known ??= countriesByName();
  let found: (typeof known)[number] | undefined;
  for (const one of known) {
    // 'New Jersey' ends with 'Jersey': the longest name counts.
    if (text.endsWith(` ${one[0]}`) && one[0].length > (found?.[0].length ?? 0)) found = one;
  }
  return found?.[1];
}
