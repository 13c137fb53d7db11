import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import type { SignIn } from './sign-in.port.ts';
import { readDigits } from '../shared/typed-text.ts';

/** Number of digits of the code in the app (SI-024). */
export const AUTH_CODE_LENGTH = 6;

/** Why a code is not accepted: not six digits, or not known to the platform (SI-055, "Onbekende code."). */
export type AuthCodeRefusal = 'code_incomplete' | 'code_unknown';

/** Authorizes the mobile app with the six digits that it shows. */
export class AuthorizeAppCode {
  readonly #signIn: SignIn;

  constructor(signIn: SignIn) {
    this.#signIn = signIn;
  }

  async run(written: string): Promise<Result<void, Refusal<AuthCodeRefusal> | Failure>> {
    const code = readDigits(written);
    if (code?.length !== AUTH_CODE_LENGTH) return err(refusal('code_incomplete'));
    const authorized = await this.#signIn.authorizeCode(code);
    if (!authorized.ok && authorized.error.kind === 'not_found') return err(refusal('code_unknown'));
    return authorized;
  }
}
