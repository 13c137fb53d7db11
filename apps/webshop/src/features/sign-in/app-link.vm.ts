import { SendAppLink } from '@stadstegoed/core/sign-in/send-app-link.ts';
import { typedPhone } from '@stadstegoed/core/shared/typed-phone.ts';
import { toDutchPhone } from '@stadstegoed/core/sign-in/phone-rules.ts';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { FailurePolicy } from '../../lib/app/app-ports.ts';
import { Form } from '../../lib/form/form.ts';
import { Session } from '../../lib/app/session.ts';
import { Settings } from '../../lib/app/settings.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** Sends the link to the app by SMS, or opens the app on this device (PA-003). */
@injectable()
export class AppLinkViewModel implements ViewModel {
  readonly form: Form<{ readonly phone: string }>;
  isSent = false;
  readonly #sendAppLink: SendAppLink;
  readonly #session: Session;
  readonly #settings: Settings;

  constructor(
    @inject(SendAppLink) sendAppLink: SendAppLink,
    @inject(Session) session: Session,
    @inject(Settings) settings: Settings,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#sendAppLink = sendAppLink;
    this.#session = session;
    this.#settings = settings;
    this.form = new Form<{ readonly phone: string }>({
      initial: { phone: '' },
      rules: {
        phone: (phone) => (toDutchPhone(phone) === null ? { key: 'signIn.sms.notDutch' } : null),
      },
      write: { phone: (phone) => ({ phone: typedPhone(phone) }) },
      failures,
    });
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  /** The address that opens the app on the device itself. */
  get deepLink(): string {
    return this.#settings.variant.appLinks.deepLink;
  }

  /** Whether a code can authorize the app: only a signed-in resident can do that. */
  get canUseCode(): boolean {
    return this.#session.isSignedIn;
  }

  start(): void {
    // Nothing to load.
  }

  stop(): void {
    // A requested SMS is sent, also when the dialog is closed.
  }

  /** Sends the SMS. Every failure shows the same advice. */
  submit(): Promise<void> {
    return this.form.submit(({ phone }) => this.#sendAppLink.run(phone), {
      done: () => {
        this.isSent = true;
      },
      refused: () => ({ phone: [{ key: 'signIn.sms.notDutch' }] }),
      failed: () => ({ phone: [{ key: 'signIn.sms.failed' }] }),
    });
  }
}
