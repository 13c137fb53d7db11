import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf } from '@stadstegoed/mock-server/contract/contract.ts';
import type { Contract } from '@stadstegoed/mock-server/contract/contract.ts';
import { apiPrefix } from '@stadstegoed/mock-server/http/mock-platform.ts';

const CALL = /\.(GET|POST|PATCH|DELETE|PUT)\(\s*'(\/[^']*)'/g;
const UPLOAD = /method: '(POST|PATCH)',\s*path: '(\/[^']*)'/g;

/** The calls in the source of an adapter, such as `GET /platform/funds/{}`. */
export const placesIn = (source: string): readonly string[] =>
  [...source.matchAll(CALL), ...source.matchAll(UPLOAD)].map(([, method = '', path = '']) => placeOf(method, path));

interface Interaction {
  readonly request: { readonly method: string; readonly path: string | { readonly value?: string } };
}

/** The ids of the operations with at least one interaction in a pact. */
export function operationsInPact(contract: Contract, pact: string): readonly string[] {
  const { interactions }: { readonly interactions: readonly Interaction[] } = JSON.parse(pact);
  return interactions.flatMap(({ request }) => {
    const path = typeof request.path === 'string' ? request.path : (request.path.value ?? '');
    return contract.operationOf(request.method.toUpperCase(), path.slice(apiPrefix.length))?.id ?? [];
  });
}

/**
 * The distinct lines `operation status code` that the mock platforms of a run wrote to a folder; null without a run.
 */
export function coverageIn(folder: string): ReadonlySet<string> | null {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const lines = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  return files.length === 0 ? null : new Set(lines.filter((line) => line !== ''));
}
