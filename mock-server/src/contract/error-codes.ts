import { objectOf, textOf } from './input.ts';

const isCode = (text: string | null): text is string => text !== null && /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(text);

/** The code by which a client tells a refusal from others: the field `error`, else a message that is no sentence. */
export function errorCodeIn(body: unknown): string | null {
  const input = objectOf(body);
  const codes = [textOf(input, 'error'), textOf(input, 'message')];
  return codes.find(isCode) ?? null;
}
