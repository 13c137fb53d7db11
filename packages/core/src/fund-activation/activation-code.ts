import { cleanCode } from '../shared/typed-text.ts';

/** Number of characters before the dash of an activation code (FA-060). */
const BLOCK = 4;

/** The format of a municipality's codes. `length` counts characters without the dash; null when it is not fixed. */
export interface ActivationCodePolicy {
  readonly length: number | null;
}

/** The validation error of a code. */
export type ActivationCodeProblem = 'required' | 'incomplete';

/**
 * A typed or pasted code as it is shown and sent: capitals, the letter o as zero, a dash after four characters, nothing
 * else beside letters and digits, and cut off at a fixed length (FA-059). Idempotent.
 */
export function formatActivationCode(typed: string, policy: ActivationCodePolicy): string {
  const characters = charactersOf(withoutWords(typed, policy)).slice(0, policy.length ?? undefined);
  if (characters.length <= BLOCK) return characters;
  return `${characters.slice(0, BLOCK)}-${characters.slice(BLOCK)}`;
}

/** The validation error of a code; null when the code is valid. */
export function activationCodeProblem(code: string, policy: ActivationCodePolicy): ActivationCodeProblem | null {
  const { length } = charactersOf(code);
  if (length === 0) return 'required';
  return policy.length !== null && length < policy.length ? 'incomplete' : null;
}

/** Without the words before a code, "Activatiecode ABCD-1234", where the rest is a code. */
function withoutWords(typed: string, { length }: ActivationCodePolicy): string {
  const [, between = '', rest = ''] = /^[^\d:]*code(?:\s+is)?\b([\s:.=]*)(.*)$/is.exec(typed) ?? [];
  const count = charactersOf(rest).length;
  const isCode = length === null ? between !== '' && count > 0 : count === length;
  return isCode ? rest : typed;
}

function charactersOf(typed: string): string {
  return cleanCode(typed)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0');
}
