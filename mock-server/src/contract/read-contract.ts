import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Contract } from './contract.ts';

/** The description, as `npm run generate` leaves it; read at once, for nothing can begin before. */
export function bundledContract(): Contract {
  const file = fileURLToPath(import.meta.resolve('@stadstegoed/openapi/generated/bundled.json'));
  return new Contract(JSON.parse(readFileSync(file, 'utf8')));
}
