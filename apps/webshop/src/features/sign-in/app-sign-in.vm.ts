import { mapResult } from '@stadstegoed/core/shared/result.ts';
import { signInQr } from '@stadstegoed/core/sign-in/authorize-scanned-code.ts';
import { SignIn } from '@stadstegoed/core/sign-in/sign-in.port.ts';
import { WaitForApp } from '@stadstegoed/core/sign-in/wait-for-app.ts';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { Landing } from './landing.ts';
import { WaitingCode } from './waiting-code.ts';

/** The auth target to open after sign-in; null for none. */
export interface AppSignInParams {
  readonly target: string | null;
}

/** Sign-in with the mobile app: a QR code to scan and six digits to copy. The first approval counts. */
@injectable()
export class AppSignInViewModel implements ViewModel<AppSignInParams> {
  readonly qr: WaitingCode;
  readonly pin: WaitingCode;
  readonly #landing: Landing;
  #target: string | null = null;
  #isHere = false;

  constructor(@inject(SignIn) signIn: SignIn, @inject(WaitForApp) wait: WaitForApp, @inject(Landing) landing: Landing) {
    this.#landing = landing;
    const onSignedIn = () => void this.#arrive();
    this.qr = new WaitingCode({
      shownAs: 'qr',
      wait,
      onSignedIn,
      open: async () => mapResult(await signIn.startAppSignIn(), toQr),
    });
    this.pin = new WaitingCode({
      shownAs: 'pin',
      wait,
      onSignedIn,
      open: async () => mapResult(await signIn.startPinSignIn(), toPin),
    });
    makeAutoObservable(this, { qr: false, pin: false }, { autoBind: true });
  }

  start({ target }: AppSignInParams): void {
    this.#target = target;
    this.#isHere = true;
    void this.qr.renew();
    void this.pin.renew();
  }

  stop(): void {
    this.#isHere = false;
    this.#stopWaiting();
  }

  #stopWaiting(): void {
    this.qr.stop();
    this.pin.stop();
  }

  async #arrive(): Promise<void> {
    this.#stopWaiting();
    const holds = await this.#landing.arrive(this.#target, () => this.#isHere);
    if (holds) return;
    this.qr.fail();
    this.pin.fail();
  }
}

function toQr(opened: { readonly accessToken: string; readonly authToken: string }) {
  return { accessToken: opened.accessToken, code: signInQr(opened.authToken) };
}

function toPin(opened: { readonly accessToken: string; readonly authCode: string }) {
  return { accessToken: opened.accessToken, code: opened.authCode };
}
