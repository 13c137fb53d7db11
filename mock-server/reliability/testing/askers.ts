import { accountOf } from '../../fixtures/seed/base-world.ts';
import type { Harness } from '../../src/testing/harness.ts';
import { form } from '../../src/testing/multipart.ts';
import { pdf, pngOf } from '../../src/testing/samples.ts';
import { poolOf } from './pool.ts';

/** Somebody who asks: what exists for them, and their token; null for a visitor. */
export type Asker = { readonly pool: (name: string) => readonly unknown[]; readonly token: string | null };

/** Residents with something of every kind, and an employee; the last ones make more by their calls. */
const names = ['ilse', 'mark', 'samira', 'fatima', 'vera', 'dina', 'kees', 'vincent'] as const;

/** Makes what a seed does not have: things to read, change and take away that were made by a call. */
async function prepare(platform: Harness, as: string): Promise<void> {
  await platform.post('/identity/record-categories', { as, body: { name: 'Thuis' } });
  await platform.post('/identity/records', { as, body: { type: 'telephone', value: '0612345678' } });
  await platform.post('/identity/emails', { as, body: { email: `tweede-${as.slice(0, 8)}@post.example` } });
  await platform.post('/files', form(as, ['file', pdf, 'bon.pdf'], ['type', 'reimbursement_proof']));
  await platform.post('/medias', form(as, ['file', pngOf(5, 5), 'foto.png'], ['type', 'cms_media']));
  await platform.post('/identity/proxy/email', { body: { email: 'kees@post.example', source: 'zonnedorp_webshop' } });
  await platform.post('/identity/proxy/token');
  await platform.post('/identity/proxy/code');
}

/** Everybody who asks in the world of the harness, with a visitor in front. */
export async function askersIn(platform: Harness): Promise<readonly Asker[]> {
  const tokens: string[] = [];
  for (const name of names) tokens.push(await platform.tokenOf(name));
  for (const token of tokens.slice(-4)) await prepare(platform, token);
  const world = platform.world();
  const residents = names.map((name, index) => ({
    token: tokens[index] ?? null,
    pool: poolOf(world, accountOf(world, name).address),
  }));
  return [{ token: null, pool: poolOf(world, null) }, ...residents];
}
