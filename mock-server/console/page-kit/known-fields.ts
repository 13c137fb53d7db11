import { flagOf, textOf, type Input } from '../../src/input.ts';
import { consoleProblem } from './console-error.ts';

/**
 * The body of a call of the console, which may have these fields only: a typing mistake would change nothing, without a word.
 * No body is an empty one; any other is a 400 that names what is known.
 */
export function knownFields(body: unknown, known: readonly string[]): Input {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isObject && body !== undefined && body !== null) throw consoleProblem(400, 'Send a JSON object.');
  const fields: Input = { ...body };
  const unknown = Object.keys(fields).filter((name) => !known.includes(name));
  if (unknown.length === 0) return fields;
  throw consoleProblem(400, `There is no field ${unknown.join(', ')}. Known are: ${known.join(', ')}.`);
}

/** The text of a field, null when it is left out; any other value is a 400. */
export function textIn(body: Input, name: string): string | null {
  const text = textOf(body, name);
  if (text === null && body[name] !== undefined && body[name] !== null)
    throw consoleProblem(400, `${name} must be a text.`);
  return text;
}

/** The switch of a field, null when it is left out; any other value is a 400. */
export function flagIn(body: Input, name: string): boolean | null {
  const flag = flagOf(body, name);
  if (flag === null && body[name] !== undefined && body[name] !== null)
    throw consoleProblem(400, `${name} must be true or false.`);
  return flag;
}
