import pg from 'pg';

/** Runs statements by a connection of their own, as the user of the address. */
export async function runStatements(address: string, ...statements: string[]) {
  const client = new pg.Client(address);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
