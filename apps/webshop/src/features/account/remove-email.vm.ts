import { Emails } from '@stadstegoed/core/account/emails.port.ts';
import { Action } from '../../lib/action/action.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { FailurePolicy } from '../../lib/app/app-ports.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { callOnce } from './call-once.ts';

/** Removes an address after confirmation. */
@injectable()
export class RemoveEmailViewModel implements ViewModel {
  readonly call: Action;
  readonly #emails: Emails;

  constructor(@inject(Emails) emails: Emails, @inject(FailurePolicy) failures: FailurePolicy) {
    this.#emails = emails;
    this.call = new Action({ failures });
  }

  start(): void {
    this.call.open();
  }

  stop(): void {
    this.call.close();
  }

  remove(id: string, onRemoved: () => void): Promise<void> {
    return callOnce(this.call, () => this.#emails.remove(id), onRemoved);
  }
}
