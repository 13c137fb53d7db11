import { Sessions } from '@stadstegoed/core/account/sessions.port.ts';
import { Action } from '../../lib/action/action.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { FailurePolicy } from '../../lib/app/app-ports.ts';
import { LeaveShop } from '../../lib/app/session.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { callOnce } from './call-once.ts';

/** Ends one session or all of them, after confirmation. */
@injectable()
export class EndSessionViewModel implements ViewModel {
  readonly call: Action;
  readonly #sessions: Sessions;
  readonly #leaveShop: () => Promise<void>;

  constructor(
    @inject(Sessions) sessions: Sessions,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(LeaveShop) leaveShop: () => Promise<void>,
  ) {
    this.#sessions = sessions;
    this.#leaveShop = leaveShop;
    this.call = new Action({ failures });
  }

  start(): void {
    this.call.open();
  }

  stop(): void {
    this.call.close();
  }

  end(uid: string, onEnded: () => void): Promise<void> {
    return callOnce(this.call, () => this.#sessions.end(uid), onEnded);
  }

  /** Ends all sessions. This one has ended with them, so that the resident is signed out here at once. */
  endAll(): Promise<void> {
    return callOnce(
      this.call,
      () => this.#sessions.endAll(),
      () => void this.#leaveShop(),
    );
  }
}
