import { emailKey, phoneKey, severity } from './matchKeys';

export const nameKeyIndexesBefore = [
  'create index name_keys_by_name on name_keys (name_key, born)',
  'create index name_keys_to_make on name_keys (user_id) where name_key is null',
];
export const nameKeyIndexes = nameKeyIndexesBefore.map((index) => index.replace('(user_id)', '(number)'));

export const matchIndexes = (isPostgres: boolean, keyIndexes = nameKeyIndexes) => [
  `create index members_by_phone on members (${phoneKey(isPostgres)}, ${severity()}, user_id)`,
  `create index members_by_email on members (${emailKey(isPostgres)}, ${severity()}, user_id)`,
  ...keyIndexes,
];

const addNameKey = `insert into name_keys (user_id) select new.user_id
  where not exists (select 1 from name_keys where user_id = new.user_id)`;
const nameKeyFunction = (name: string, statement: string) =>
  `create or replace function ${name}() returns trigger language plpgsql as 'begin ${statement}; return null; end'`;

/** Whose name or birthday changes, by whatever program, has no key until the server makes it. */
export const nameKeyTriggers = (isPostgres: boolean, emptied = 'name_key = null, born = null') => {
  const emptyNameKey = (who: string) => `update name_keys set ${emptied} where user_id = ${who}`;
  const empties = (name: string, event: string, row: 'new' | 'old' = 'new', when = '') =>
    `create trigger name_keys_${name} after ${event} for each row ${when}
      ${isPostgres ? 'execute function empty_name_key()' : `begin ${emptyNameKey(`${row}.user_id`)}; end`}`;
  return [
    ...(isPostgres
      ? [
          nameKeyFunction('add_name_key', addNameKey),
          nameKeyFunction('empty_name_key', emptyNameKey('coalesce(new.user_id, old.user_id)')),
          'create trigger name_keys_add after insert on members for each row execute function add_name_key()',
        ]
      : // A member that another program replaces has a key.
        [
          `create trigger name_keys_add after insert on members begin ${addNameKey}; ${emptyNameKey('new.user_id')}; end`,
        ]),
    empties('name', 'update of username on members', 'new', 'when (old.username <> new.username)'),
    empties('details_added', 'insert on member_details'),
    empties('details_changed', 'update of personal on member_details'),
    empties('details_deleted', 'delete on member_details', 'old'),
  ];
};

export const emptied = 'name_key = null, born = null, status = null, joined = null, names = null, facts = null';
/** Of releases before 0034SearchTermsAlone. */
export const emptiedBefore = emptied.replace('names', 'name = null, names');
const listedColumns = ['username_folded', 'status', 'profile_link', 'created_at', 'deleted_at'];

export const searchIndex = (isPostgres: boolean) =>
  `create index search_terms_by_names on search_terms (term, status, names, number)${isPostgres ? ' include (joined, facts)' : ''}`;

/** Whoever is listed otherwise is no longer listed, until the server does it anew; nothing is left of a word that nobody has. */
export const searchTriggers = (isPostgres: boolean, empty = emptied, listed = 'old.names || old.facts') => {
  const isSame = (old: string, now: string) => (isPostgres ? `${old} is not distinct from ${now}` : `${old} is ${now}`);
  const changed = `not (${listedColumns.map((name) => isSame(`old.${name}`, `new.${name}`)).join(' and ')})`;
  const empties = isPostgres
    ? 'execute function empty_name_key()'
    : `begin update name_keys set ${empty} where user_id = new.user_id; end`;
  // Before the first space there is nothing: the term of everybody.
  const terms = isPostgres
    ? `(select unnest(string_to_array(${listed}, '' '')))`
    : `(select value from json_each('[' || replace(json_quote(${listed}), ' ', '","') || ']'))`;
  const unlist = `delete from search_terms
      where term in ${terms} and status = old.status and joined = old.joined and number = old.number;
    delete from search_words where word in ${terms} and not exists (select 1 from search_terms where term = word);`;
  const unlists = (event: string) =>
    `create trigger name_keys_unlist_${event.slice(0, 6)} after ${event} on name_keys for each row
      when (old.names is not null${event === 'delete' ? '' : ' and new.names is null'})
      ${isPostgres ? 'execute function unlist_member()' : `begin ${unlist} end`}`;
  return [
    ...(isPostgres
      ? [nameKeyFunction('unlist_member', unlist.slice(0, -1))]
      : // For programs that ignore foreign keys.
        [
          `create trigger name_keys_delete after delete on members
            begin delete from name_keys where user_id = old.user_id; end`,
        ]),
    `create trigger name_keys_listed after update of ${listedColumns.join(', ')} on members for each row
      when (${changed}) ${empties}`,
    unlists('update of names'),
    unlists('delete'),
  ];
};

// Who looks first whether there is a row reads all of them, in a session that has planned it while there were none.
export const addNameKeyAtOnce = nameKeyFunction(
  'add_name_key',
  'insert into name_keys (user_id) values (new.user_id) on conflict do nothing',
);
