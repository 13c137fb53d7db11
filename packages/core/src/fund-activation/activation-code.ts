/** After how many characters the dash of an activation code stands (1 §5). */
const BLOCK = 4;

/** How a municipality's codes look. `length` counts characters without the dash; null when it is not fixed. */
export interface ActivationCodePolicy {
  readonly length: number | null;
}

/** What is wrong with a code before it is sent. */
export type ActivationCodeProblem = 'required' | 'incomplete';

/**
 * Writes a typed or pasted code as it is meant: the letter o is a zero, everything that is no letter or digit falls
 * away, a dash comes after four characters, and a fixed length is never exceeded (1 §5). Applying it twice changes nothing.
 */
export function formatActivationCode(typed: string, policy: ActivationCodePolicy): string {
  const characters = charactersOf(typed).slice(0, policy.length ?? undefined);
  if (characters.length <= BLOCK) return characters;
  return `${characters.slice(0, BLOCK)}-${characters.slice(BLOCK)}`;
}

/** What is wrong with a code; null when it can be sent. */
export function activationCodeProblem(code: string, policy: ActivationCodePolicy): ActivationCodeProblem | null {
  const { length } = charactersOf(code);
  if (length === 0) return 'required';
  return policy.length !== null && length < policy.length ? 'incomplete' : null;
}

function charactersOf(typed: string): string {
  return typed.replaceAll(/[^a-z0-9]/gi, '').replaceAll(/o/gi, '0');
}
