/** Number of characters before the dash of an activation code (FA-060). */
const BLOCK = 4;

/** The format of a municipality's codes. `length` counts characters without the dash; null when it is not fixed. */
export interface ActivationCodePolicy {
  readonly length: number | null;
}

/** The validation error of a code. */
export type ActivationCodeProblem = 'required' | 'incomplete';

/**
 * Formats a typed or pasted code: turns the letter o into zero, removes everything except letters and digits, cuts the
 * code off at a fixed length and adds a dash after four characters (FA-059). Idempotent.
 */
export function formatActivationCode(typed: string, policy: ActivationCodePolicy): string {
  const characters = charactersOf(typed).slice(0, policy.length ?? undefined);
  if (characters.length <= BLOCK) return characters;
  return `${characters.slice(0, BLOCK)}-${characters.slice(BLOCK)}`;
}

/** The validation error of a code; null when the code is valid. */
export function activationCodeProblem(code: string, policy: ActivationCodePolicy): ActivationCodeProblem | null {
  const { length } = charactersOf(code);
  if (length === 0) return 'required';
  return policy.length !== null && length < policy.length ? 'incomplete' : null;
}

function charactersOf(typed: string): string {
  return typed.replaceAll(/[^a-z0-9]/gi, '').replaceAll(/o/gi, '0');
}
