const genders = {
  female: /^\s*(f|wom|bride\b|girl)/i,
  male: /^\s*(m|bridegroom|groom|boy)/i,
};

/** What lists show and filter of a profile, as members and programs write it; null where it cannot be read. */
export function personalFacts(personal: string | null) {
  const { dob, gender, city } = fieldsOf(personal);
  return {
    gender: genders.female.test(gender) ? ('female' as const) : genders.male.test(gender) ? ('male' as const) : null,
    born: birthDay(dob),
    city: city === '' ? null : city,
  };
}

/** 1996-04-12 or 12/04/1996. */
function birthDay(dob: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(dob) ?? [];
  if (year !== undefined) return onCalendar(`${year}-${month}-${day}`);
  const [, ofMonth = '', ofYear = '', inYear] = /^(\d\d?)[-./](\d\d?)[-./](\d{4})$/.exec(dob) ?? [];
  return inYear === undefined ? null : onCalendar(`${inYear}-${ofYear.padStart(2, '0')}-${ofMonth.padStart(2, '0')}`);
}

const onCalendar = (day: string) => (new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(-2)) ? day : null);

function fieldsOf(personal: string | null): Record<'dob' | 'gender' | 'city', string> {
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');
  try {
    const { dob, gender, city } = Object(JSON.parse(personal ?? '{}')) as Record<string, unknown>; // The column holds JSON objects only.
    return { dob: text(dob), gender: text(gender), city: text(city) };
  } catch {
    // What another program has spoilt must not hold the others up.
    return { dob: '', gender: '', city: '' };
  }
}
