import SqliteDatabase from 'libsql';

/** Another program on the same database: adds a member every few milliseconds until it is told to stop, and says how many. */
const database = new SqliteDatabase(process.argv[2] ?? '');
database.exec('pragma busy_timeout = 5000; pragma foreign_keys = on');
const insert = database.prepare(
  `insert into members (user_id, username, username_folded, status, created_at) values (?, ?, ?, 'pending', ?)`,
);
let written = 0;

function write(): void {
  database.exec('begin immediate');
  insert.run(`soak-${written}`, `Soak ${written}`, `soak ${written}`, new Date().toISOString());
  database.exec('commit');
  written += 1;
}

const writing = setInterval(write, 10);
process.once('SIGTERM', () => {
  clearInterval(writing);
  console.log(written);
  database.close();
});
console.log('writing');
