import { Emails } from '@stadstegoed/core/account/emails.port.ts';
import { FailurePolicy } from '../../support/app-ports.ts';
import type { ViewModel } from '../../support/view-model.ts';
import { ConfirmCall } from './confirm-call.ts';

/** Removes an address after confirmation. */
export class RemoveEmailViewModel implements ViewModel {
  static readonly dependencies = [Emails, FailurePolicy] as const;
  readonly call: ConfirmCall;
  readonly #emails: Emails;

  constructor(emails: Emails, failures: FailurePolicy) {
    this.#emails = emails;
    this.call = new ConfirmCall(failures);
  }

  start(): void {
    this.call.open();
  }

  stop(): void {
    this.call.close();
  }

  remove(id: string, onRemoved: () => void): Promise<void> {
    return this.call.run(() => this.#emails.remove(id), onRemoved);
  }
}
