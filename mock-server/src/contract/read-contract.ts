import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Contract } from './contract.ts';
import { readyJudges } from './ready-judges.ts';

/** The description, as `npm run generate` leaves it. */
export async function bundledContract(): Promise<Contract> {
  const file = fileURLToPath(import.meta.resolve('@stadstegoed/openapi/generated/bundled.json'));
  return new Contract(JSON.parse(await readFile(file, 'utf8')), readyJudges);
}
