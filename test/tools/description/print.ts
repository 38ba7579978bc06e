import { openCompanion } from '../../support/companion';

// Prints what /openapi.json answers, for programs that judge it.
async function print() {
  const companion = await openCompanion();
  const { body } = await companion.call('GET', '/openapi.json');
  console.log(JSON.stringify(body, undefined, 2));
  await companion.close();
}

void print();
