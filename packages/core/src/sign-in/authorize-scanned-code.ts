import type { FileContent } from '../shared/chosen-file.ts';
import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import type { QrReader } from './qr-reader.port.ts';
import type { SignIn } from './sign-in.port.ts';

/** Why a photo signs nobody in: it shows no QR code to sign in with, or one that the platform does not know. */
export type ScanRefusal = 'no_sign_in_code' | 'code_unknown';

/** Signs in the device whose QR code is on a photo (API-040). */
export class AuthorizeScannedCode {
  readonly #reader: QrReader;
  readonly #signIn: Pick<SignIn, 'authorizeToken'>;

  constructor(reader: QrReader, signIn: Pick<SignIn, 'authorizeToken'>) {
    this.#reader = reader;
    this.#signIn = signIn;
  }

  /** Whether this device can read a QR code; the six digits work on every device. */
  get isPossible(): boolean {
    return this.#reader.isAvailable;
  }

  async run(photo: FileContent): Promise<Result<void, Refusal<ScanRefusal> | Failure>> {
    const token = readSignInToken(await this.#reader.read(photo));
    if (token === null) return err(refusal('no_sign_in_code'));
    const authorized = await this.#signIn.authorizeToken(token);
    if (!authorized.ok && authorized.error.kind === 'not_found') return err(refusal('code_unknown'));
    return authorized;
  }
}

/** The content of the QR code to sign in with: its token as JSON, as the mobile app reads it. */
export const signInQr = (token: string): string => JSON.stringify({ type: 'auth_token', value: token });

function readSignInToken(content: string | null): string | null {
  return content?.match(/^\{"type":"auth_token","value":"([^"\\]+)"\}$/)?.[1] ?? null;
}
