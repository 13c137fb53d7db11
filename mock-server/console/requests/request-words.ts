import { listOf, objectOf, textOf, wordOf } from '../../src/input.ts';
import type { LoggedBody, LoggedRequest } from '../../src/world/request-log.ts';
import type { State } from '../page-kit/state-mark.ts';

/** What was called: the operation, or method and address when the description has none. */
export const callOf = ({ operation_id, method, url }: LoggedRequest): string =>
  operation_id ?? `${method} ${url.split('?')[0] ?? ''}`;

export function stateOf({ status }: LoggedRequest): State {
  if (status === 0 || status >= 500) return 'fault';
  return status >= 400 ? 'refused' : 'ok';
}

export const statusWords = ({ status }: LoggedRequest): string => (status === 0 ? 'dropped' : String(status));

function parsed(body: LoggedBody | null): unknown {
  try {
    return JSON.parse(body?.text ?? '');
  } catch {
    return null;
  }
}

/** What a 4xx or 5xx says: its message, each refused field, and each difference with the description. */
export function reasonsOf({ status, answer }: LoggedRequest): readonly string[] {
  if (status > 0 && status < 400) return [];
  const body = objectOf(parsed(answer));
  const fields = Object.entries(objectOf(body['errors'])).map(
    ([field, sentences]) => `${field}: ${[sentences].flat().map(wordOf).join(' ')}`,
  );
  return [textOf(body, 'message') ?? [], ...fields, ...listOf(body, 'differences').map(wordOf)].flat();
}

/** JSON with an item to a line; any other text as it is. */
export function readable(body: LoggedBody): string {
  const value = parsed(body);
  return value === null ? (body.text ?? '') : JSON.stringify(value, null, 2);
}
