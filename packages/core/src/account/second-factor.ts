import { readPhone } from '../shared/typed-phone.ts';
import { digitsOf } from '../shared/typed-text.ts';

/** How a resident gets the code: an app makes it, or a text message brings it. */
export type SecondFactorKind = 'app' | 'phone';

/** A second factor of the account: what makes or receives the code. */
export interface SecondFactor {
  readonly id: string;
  readonly kind: SecondFactorKind;
  /** The name of the app; null for a telephone. */
  readonly app: string | null;
  /** The number with most digits hidden, as the platform shows it; null for an app. */
  readonly phone: string | null;
}

/** The digits of a number that the platform left readable; a row of stars in front of them says nothing. */
export const phoneEnd = ({ phone }: SecondFactor): string => /\d+$/.exec(phone ?? '')?.[0] ?? phone ?? '';

/** A factor that waits for its first code. */
export interface PendingFactor extends SecondFactor {
  /** What an app needs, to type and as an `otpauth:` address for a QR code; null for a telephone. */
  readonly secret: string | null;
  readonly secretUrl: string | null;
  /** Whether a text message with a code is on its way. */
  readonly isCodeSent: boolean;
}

/** An app that makes codes; the platform wants to know which one it is. */
export interface AuthenticatorApp {
  readonly key: string;
  readonly name: string;
}

/** The calls that a municipality can keep closed until a second factor was given. */
export type RestrictedPart = 'emails' | 'sessions' | 'reimbursements';

/** A call that the platform may only refuse because this session has no second factor yet. */
export interface CallWithoutFactor {
  /** Whether it would have changed something. */
  readonly isChange: boolean;
  /** What may be closed until then; null when everything is. */
  readonly part: RestrictedPart | null;
}

/** Whether the resident gave her second factor or put it off; `not_asked` where the platform wants none for the call. */
export type FactorAnswer = 'given' | 'put_off' | 'not_asked';

/** What the platform asks of this account and this session. */
export interface SecondFactors {
  readonly isConfirmed: boolean;
  /** One at most of each kind. */
  readonly active: readonly SecondFactor[];
  /** The kinds that can be added. */
  readonly addable: readonly SecondFactorKind[];
  readonly apps: readonly AuthenticatorApp[];
  readonly restricted: readonly RestrictedPart[];
}

/** The digits of a code. */
const CODE_LENGTH = 6;

/** A typed or pasted code as its six digits; null when it has another number of them. */
export function readFactorCode(text: string): string | null {
  const digits = digitsOf(text);
  return digits.length === CODE_LENGTH ? digits : null;
}

/** A typed telephone number with its country, such as +31612345678, to which messages can be sent; null when it is none. */
export function toMessagePhone(typed: string): string | null {
  const read = readPhone(typed);
  if (!read.ok) return null;
  const number = read.value.replace(/^0/, '+31');
  return /^\+\d{8,15}$/.test(number) ? number : null;
}
