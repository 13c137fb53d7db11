import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import type { AppLink } from './app-link.port.ts';
import { toDutchPhone } from './phone-rules.ts';

/** Sends the link to the mobile app by SMS to a Dutch number (PA-005). */
export class SendAppLink {
  readonly #appLink: AppLink;

  constructor(appLink: AppLink) {
    this.#appLink = appLink;
  }

  async run(written: string): Promise<Result<void, Refusal<'phone_not_dutch'> | Failure>> {
    const phone = toDutchPhone(written);
    return phone === null ? err(refusal('phone_not_dutch')) : this.#appLink.send(phone);
  }
}
