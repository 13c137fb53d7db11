import type {
  SecondFactor,
  SecondFactorKind,
  SecondFactors as State,
} from '@stadstegoed/core/account/second-factor.ts';
import { SecondFactors } from '@stadstegoed/core/account/second-factors.port.ts';
import { makeAutoObservable } from 'mobx';
import { Toasts } from '../../lib/app/app-ports.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { Load } from '../../lib/load/load.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** The second factors of the resident, on platforms that have them. */
@injectable()
export class SecondFactorsViewModel implements ViewModel {
  readonly state = new Load<State | null>();
  readonly #factors: SecondFactors;
  readonly #dialogs: Dialogs;
  readonly #toasts: Toasts;

  constructor(
    @inject(SecondFactors) factors: SecondFactors,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#factors = factors;
    this.#dialogs = dialogs;
    this.#toasts = toasts;
    makeAutoObservable(this, { state: false }, { autoBind: true });
  }

  start(): void {
    this.#load();
  }

  stop(): void {
    this.state.stop();
  }

  add(kind: SecondFactorKind, state: State): void {
    this.#dialogs.open('second-factor', { task: 'add', kind, state, onDone: () => this.#tell('account.factor.added') });
  }

  remove(factor: SecondFactor): void {
    const onDone = (): void => this.#tell('account.factor.removed');
    this.#dialogs.open('second-factor', { task: 'remove', factor, onDone });
  }

  #tell(key: 'account.factor.added' | 'account.factor.removed'): void {
    this.#toasts.show('positive', { key });
    this.#load();
  }

  #load(): void {
    void this.state.load((signal) => this.#factors.read({ signal }));
  }
}
