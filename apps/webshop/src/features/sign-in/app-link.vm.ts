import { SendAppLink } from '@stadstegoed/core/sign-in/send-app-link.ts';
import { toDutchPhone } from '@stadstegoed/core/sign-in/phone-rules.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { FormModel } from '../../support/form-model.ts';
import { Session } from '../../support/session.ts';
import { Settings } from '../../support/settings.ts';
import type { ViewModel } from '../../support/view-model.ts';

/** Having the link to the app sent by SMS, or opening the app at once (1 §2, open in the mobile app). */
export class AppLinkViewModel implements ViewModel {
  static readonly dependencies = [SendAppLink, Session, Settings] as const;
  readonly form = new FormModel<'phone'>({
    initial: { phone: '' },
    check: ({ phone }) => (toDutchPhone(phone) === null ? { phone: [{ key: 'signIn.sms.notDutch' }] } : {}),
  });
  isSent = false;
  readonly #sendAppLink: SendAppLink;
  readonly #session: Session;
  readonly #settings: Settings;

  constructor(sendAppLink: SendAppLink, session: Session, settings: Settings) {
    this.#sendAppLink = sendAppLink;
    this.#session = session;
    this.#settings = settings;
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  /** The address that opens the app on the device itself. */
  get deepLink(): string {
    return this.#settings.variant.appLinks.deepLink;
  }

  /** Whether the app can be let in with a code: only a resident can do that. */
  get canUseCode(): boolean {
    return this.#session.isSignedIn;
  }

  start(): void {
    // Nothing is read.
  }

  stop(): void {
    // An SMS that was asked for is sent, also when the dialog is closed.
  }

  /** Sends the SMS. Whatever goes wrong, the advice is the same (1 §8). */
  async submit(): Promise<void> {
    await this.form.submit(async () => {
      const sent = await this.#sendAppLink.run(this.form.values.phone);
      if (sent.ok) return runInAction(() => void (this.isSent = true));
      const key = sent.error.kind === 'refused' ? 'signIn.sms.notDutch' : 'signIn.sms.failed';
      this.form.refuse({ phone: [{ key }] });
    });
  }
}
