import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, mapResult, type Result } from '../shared/result.ts';
import { isTargetCode } from '../pages/redirect-target.ts';
import { refuseEmails, type EmailRefusal } from './email-rules.ts';
import type { SignIn } from './sign-in.port.ts';
import { typedEmail } from '../shared/typed-email.ts';

/** The address, its repetition, and the target of the link in the mail: an auth target code or null. */
export interface EmailSignIn {
  readonly email: string;
  readonly confirmation: string;
  readonly target: string | null;
}

/** The mail that was sent. */
export type MailSent = 'login_link' | 'confirmation_link';

/** Signs in or up by e-mail: a known address gets a login link, a new one is registered (SI-050). */
export class SignInByEmail {
  readonly #signIn: SignIn;

  constructor(signIn: SignIn) {
    this.#signIn = signIn;
  }

  async run(input: EmailSignIn): Promise<Result<MailSent, Refusal<EmailRefusal> | Failure>> {
    const refused = refuseEmails(input.email, input.confirmation);
    if (refused) return err(refusal(refused));
    const request = { email: typedEmail(input.email), target: codeOrNone(input.target) };
    const check = await this.#signIn.checkEmail(request.email);
    if (!check.ok) return check;
    return check.value.used
      ? mapResult(await this.#signIn.requestLoginLink(request), () => 'login_link')
      : mapResult(await this.#signIn.register(request), () => 'confirmation_link');
  }
}

/** An invalid target comes from a manipulated URL: the mail is sent without it. */
function codeOrNone(target: string | null): string | null {
  return target !== null && isTargetCode(target) ? target : null;
}
