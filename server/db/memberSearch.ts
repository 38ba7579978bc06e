import { sql } from 'kysely';
import type { MemberQuestion } from '../contract/memberList';
import { cityTerm, everybodyTerm, genderTerm, noPhotoTerm, wordsOf } from './listedMember';
import { emailKey, phoneKey } from './matchKeys';
import { among, and, type Part, type Source, type Sql } from './memberParts';
import { soundsOf } from './nameKey';
import type { Db } from './schema';

/** What members must have: one of these terms, which is what the condition says. */
type Requirement = {
  /** Undefined where there are too many. */
  terms?: string[];
  condition: Sql;
  /** The same on the columns of `members`; undefined where they do not tell. */
  unlisted?: Sql;
};

/** Lists of so many terms are merged. */
const mostMerged = 24;
/** So many members are read and sorted without comparing what else would cost. */
const fewMembers = 2_000;
const mostTerms = 5_000;
/** The longest words of a question, whose terms are looked up; the others are conditions. */
const mostLookedUp = 4;

type Options = { isPostgres: boolean; statuses: number[]; members: number; most: number; hasAll: boolean };

/**
 * Where to look, one after another until somebody is found: `ranked` has the same members as `all`, those of whole words first, or
 * in the order of names where that is asked for.
 */
export function createSearch(db: Db, question: MemberQuestion, options: Options) {
  const { isPostgres, statuses, members, most: counted, hasAll } = options;
  const position = sql.raw(isPostgres ? 'strpos' : 'instr');
  const contains = (text: Sql, part: string) => sql`${position}(${text}, ${part}) > 0`;
  const text = question.q.trim();
  const facts = factsOf(question).map(([term, unlisted]): Requirement => ({
    ...(term.startsWith('=in:') || term === noPhotoTerm ? { terms: [term] } : {}),
    condition: contains(sql`facts`, ` ${term} `),
    unlisted,
  }));
  /** So many are read and sorted; beyond that all members are read in order until `counted` are found. */
  const mostSorted = Math.max(fewMembers, 0.6 * Math.sqrt(counted * members));

  async function countUpTo(most: number, terms: string[], within = sql`1 = 1`): Promise<number> {
    const { rows } = await sql<{ size: number }>`select count(*) as size from (
      select 1 from search_terms where term ${among(isPostgres, terms)} and ${within} limit ${Math.ceil(most)}
    ) as found`.execute(db);
    return rows[0]?.size ?? 0;
  }

  /** Looks at those who have the rarest of the terms, and keeps of them who has the others. */
  async function choose(requirements: Requirement[]): Promise<{ all: Part; rarest: number; size: number }> {
    const [only, ...others] = requirements;
    const isOne = others.length === 0 && (only?.terms?.length ?? Infinity) <= mostMerged;
    const most = isOne ? fewMembers : mostSorted;
    const sizes = await Promise.all(requirements.map(async ({ terms }) => (terms ? countUpTo(most, terms) : Infinity)));
    const rarest = sizes.indexOf(Math.min(...sizes));
    const source = toSource(requirements[rarest]?.terms, sizes[rarest] ?? Infinity, most);
    const unlisted = requirements.flatMap((each) => each.unlisted ?? []);
    const kept = source === everybody ? requirements : requirements.filter((_, index) => index !== rarest);
    const all = {
      source,
      statuses,
      conditions: kept.map(({ condition }) => condition),
      unlisted: hasAll || unlisted.length < requirements.length ? undefined : unlisted,
    };
    return { all, rarest, size: sizes[rarest] ?? Infinity };
  }

  /**
   * Members in the order of their names, of several words that are all common. Whose name begins with one of the words lie together:
   * of them, those who have another word as well are read from the list of that one.
   */
  async function inOrderOfNames(all: Part, words: string[], requirements: Requirement[]): Promise<Part[]> {
    const lists = requirements.map(({ terms = [] }) => (terms.length > mostMerged ? [] : terms));
    const beginning = await Promise.all(
      words.map((word, index) =>
        countUpTo(
          mostSorted,
          lists[index] ?? [],
          sql`status in (${sql.join(statuses)}) and ${between(sql`names`, ` ${word}`)}`,
        ),
      ),
    );
    const first = beginning.indexOf(Math.max(...beginning));
    const second = lists.findIndex((terms, index) => index !== first && terms.length > 0);
    const [word, terms, others] = [words[first], lists[first] ?? [], lists[second] ?? []];
    if (word === undefined || terms.length === 0 || others.length === 0) return [all];
    const part = (from: number, limit: (names: Sql) => Sql): Part => ({
      ...all,
      source: { terms: lists[from] ?? [] },
      conditions: [
        ...requirements.flatMap(({ condition }, index) => (index === from ? [] : condition)),
        limit(sql`names`),
      ],
      unlisted: all.unlisted && [...all.unlisted, limit(sql`' ' || username_folded`)],
    });
    return [
      part(first, (names) => sql`${names} < ${` ${word}`}`),
      part(second, (names) => between(names, ` ${word}`)),
      part(first, (names) => sql`${names} >= ${` ${word}${last}`}`),
    ];
  }

  function toSource(terms: string[] | undefined, size: number, most: number): Source {
    if (terms === undefined || (terms.length > mostMerged && size >= most)) return everybody;
    return { terms, areSorted: terms.length > mostMerged || (terms.length > 1 && size < fewMembers) };
  }

  async function lookUp(word: string): Promise<Requirement> {
    const sounds = soundsOf(word);
    const [sound = ''] = sounds.length === 1 ? sounds : [];
    // A sound that holds the word is found by it.
    const beginning = sound === '' || sound.includes(word) ? undefined : sound;
    const either = (whole: Sql, begins: (sound: string) => Sql) =>
      beginning === undefined ? whole : sql`(${whole} or ${begins(beginning)})`;
    const matching = either(contains(sql`word`, word), (each) => sql`(${between(sql`word`, each)})`);
    const { rows } = await sql<{ word: string }>`
      select word from search_words where ${matching} limit ${mostTerms + 1}`.execute(db);
    return {
      terms: rows.length > mostTerms ? undefined : rows.map((row) => row.word),
      condition: either(contains(sql`names`, word), (each) => contains(sql`names`, ` ${each}`)),
      unlisted: contains(sql`username_folded`, word),
    };
  }

  async function byName() {
    const words = [...new Set(wordsOf(text))].sort((one, other) => other.length - one.length);
    if (text !== '' && words.length === 0) return none;
    const found = await Promise.all(
      words.map(async (word, index) => {
        const each = await (index < mostLookedUp ? lookUp(word) : undefined);
        return each ?? { condition: contains(sql`names`, word), unlisted: contains(sql`username_folded`, word) };
      }),
    );
    const requirements = [...found, ...facts];
    const { all, rarest, size } = await choose(requirements);
    if (question.sort === 'name' && words.length > 1 && size >= mostSorted)
      return { all, ranked: await inOrderOfNames(all, words, requirements) };
    const nobodyHasAll = found.some(({ terms }, index) => hasAll && terms?.includes(words[index] ?? '') === false);
    if (words.length === 0 || nobodyHasAll || question.sort !== undefined) return { all, ranked: [all] };
    const whole = and(words.map((word) => contains(sql`names`, ` ${word} `)));
    const unlistedWhole = and(words.map((word) => contains(sql`' ' || username_folded || ' '`, ` ${word} `)));
    const part = (condition: Sql, unlisted: Sql) => ({
      ...all,
      conditions: [...all.conditions, condition],
      unlisted: all.unlisted && [...all.unlisted, unlisted],
    });
    const word = words[all.source === everybody ? 0 : rarest];
    const first = { ...part(whole, unlistedWhole), ...(word === undefined ? {} : { source: { terms: [word] } }) };
    return { all, ranked: [first, part(sql`not (${whole})`, sql`not (${unlistedWhole})`)] };
  }

  const byCondition = (condition: Sql) => async () => {
    const all: Part = { source: { condition }, statuses, conditions: facts.map((each) => each.condition) };
    return { all, ranked: [all] };
  };
  const begins = (key: string, beginnings: string[]) =>
    sql`(${sql.join(
      [...new Set(beginnings)].map((each) => sql`(${between(sql.raw(key), each)})`),
      sql` or `,
    )})`;
  const address = text.toLowerCase();
  const byEmail = byCondition(
    sql`${begins(emailKey(isPostgres), mailboxesOf(address))} and substr(lower(trim(email)), 1, ${[...address].length}) = ${address}`,
  );
  const digits = text.replace(/[\s().+/-]/g, '').replace(/^0+/, '');
  const isAddress = text.includes('@');
  return [
    ...(text === '' ? [] : [byCondition(sql`members.user_id = ${text}`)]),
    ...(/^\d{4,}$/.test(digits) ? [byCondition(begins(phoneKey(isPostgres), numbersOf(digits)))] : []),
    ...(isAddress ? [byEmail] : [byName]),
    ...(/^\S{3,}$/.test(text) && !isAddress ? [byEmail] : []),
  ];
}

const everybody: Source = { terms: [everybodyTerm] };
const nobody: Part = { source: { terms: [] }, statuses: [], conditions: [] };
const none = { all: nobody, ranked: [] };

/** Above every letter, so that a range holds all that begins so. */
const last = '\u{10ffff}';
const between = (column: Sql, beginning: string) =>
  sql`${column} >= ${beginning} and ${column} < ${`${beginning}${last}`}`;

/** With the same of members who are not listed yet, where their row tells. */
function factsOf({ gender, city, photo }: MemberQuestion): [term: string, unlisted?: Sql][] {
  return [
    ...(gender ? [[genderTerm(gender)] as [string]] : []),
    ...(city.trim() === '' ? [] : [[cityTerm(city)] as [string]]),
    ...(photo ? [[noPhotoTerm, sql`profile_link is null`] as [string, Sql]] : []),
  ];
}

/** Codes of the countries where Indians live abroad, for who types a number without. */
const countries = ['1', '27', '44', '49', '60', '61', '64', '65', '965', '966', '968', '971', '973', '974'];

/** How the key of a number may begin whose digits begin so. */
const numbersOf = (digits: string) => [
  digits,
  ...(digits.startsWith('91') ? [digits.slice(2).replace(/^0/, '')].filter(Boolean) : []),
  ...countries.map((code) => code + digits),
];

/** How the key of an address may begin that begins so: Gmail's have no dots, and others no '+…'. */
function mailboxesOf(address: string): string[] {
  const [local = '', domain] = address.split('@', 2);
  const [mailbox = ''] = local.split('+', 1);
  const plain = mailbox.replaceAll('.', '');
  if (domain === undefined) return [address, mailbox, plain].filter(Boolean);
  return [address, `${mailbox}@${domain}`, `${plain}@${domain.startsWith('g') ? 'g' : domain}`];
}
