import { err, ok, type Result } from './result.ts';
import { cleanCode } from './typed-text.ts';

/** Why a typed e-mail address cannot be used: nothing is typed, or it has not the form of an address. */
export type EmailProblem = 'missing' | 'malformed';

/** Something, one @, and a name with a dot. */
const EMAIL = /^[^\s@<>()[\],;:"]+@(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;
/** A longer text is not an address that somebody typed. */
const MAX_LENGTH = 500;
/** What mail programs put around an address: `Jan <jan@voorbeeld.nl>`, quotes, and the point or comma of the sentence. */
const IN_BRACKETS = /<([^<>]*)>/;
const AROUND = /^['"“”‘’(<]+|['"“”‘’)>.,;]+$/g;

/**
 * Reads an e-mail address, without what a mail program or a sentence puts around it. Only the platform knows whether the
 * address exists. The part before the @ stays as it is, also its points, plus and capitals.
 */
export function readEmail(text: string): Result<string, EmailProblem> {
  const line = text.length > MAX_LENGTH ? '@' : cleanCode(text);
  const address = (IN_BRACKETS.exec(line)?.[1] ?? line).replace(/^mailto:/i, '').replaceAll(AROUND, '');
  if (address === '') return err('missing');
  return EMAIL.test(address) ? ok(address) : err('malformed');
}

/** The address that is typed; the text itself when it is none. */
export function typedEmail(text: string): string {
  const read = readEmail(text);
  return read.ok ? read.value : text;
}
