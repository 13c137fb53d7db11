import type { ListApplyRefusal } from '@stadstegoed/core/fund-activation/apply-rules.ts';
import { isRefused, type Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import {
  ApplyFundFromList,
  type ApplyFundFromListInput,
  type ApplyFundFromListOutcome,
} from '@stadstegoed/core/fund-activation/apply-fund-from-list.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation, Toasts } from '../../lib/app/app-ports.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { KnownBalance } from '../../lib/shared-state/known-balance.ts';

/** What the list does after applying: nothing, or a reload because the funds that can be activated changed. */
export type AfterApplyInList = 'nothing' | 'reload';

/** Activates a fund from a list and shows the result. */
@injectable()
export class ApplyInList {
  /** The ids of the funds whose activation is running. */
  readonly #running = observable.set<string>();
  /** The failure of the last activation, shown in the page: a toast is gone before everybody has read it. */
  problem: Failure | null = null;
  readonly #apply: ApplyFundFromList;
  readonly #navigation: Navigation;
  readonly #toasts: Toasts;
  readonly #dialogs: Dialogs;
  readonly #balance: KnownBalance;

  constructor(
    @inject(ApplyFundFromList) apply: ApplyFundFromList,
    @inject(Navigation) navigation: Navigation,
    @inject(Toasts) toasts: Toasts,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(KnownBalance) balance: KnownBalance,
  ) {
    this.#apply = apply;
    this.#navigation = navigation;
    this.#toasts = toasts;
    this.#dialogs = dialogs;
    this.#balance = balance;
    makeAutoObservable(this, { problem: observableRef }, { autoBind: true });
  }

  /** Whether a fund is being activated; a second press on it sends nothing. */
  isApplying({ id }: Pick<Fund, 'id'>): boolean {
    return this.#running.has(id);
  }

  /** Activates a fund. Goes to its voucher only while the list is shown: the answer may come after the resident has left. */
  async run(input: ApplyFundFromListInput, isShown: () => boolean): Promise<AfterApplyInList> {
    const { id } = input.fund;
    if (this.#running.has(id)) return 'nothing';
    runInAction(() => {
      this.problem = null;
      this.#running.add(id);
    });
    const result = await this.#apply.run(input);
    runInAction(() => this.#running.delete(id));
    return result.ok ? this.#handleOutcome(result.value, isShown()) : this.#refuse(result.error);
  }

  #handleOutcome(outcome: ApplyFundFromListOutcome, isShown: boolean): AfterApplyInList {
    this.#balance.forget();
    switch (outcome.kind) {
      case 'applied_more_left':
        this.#toasts.show('positive', { key: 'funds.applied' });
        return 'reload';
      case 'applied_last':
        this.#toasts.show('positive', { key: 'funds.applied' });
        if (isShown) this.#navigation.go(outcome.destination);
        return 'nothing';
    }
  }

  #show(failure: Failure): void {
    runInAction(() => {
      this.problem = failure;
    });
  }

  #handleRefusal(code: ListApplyRefusal): AfterApplyInList {
    // Any other refusal means that the list is stale: it offered a fund that can no longer be activated.
    if (code !== 'taken_by_partner') return 'reload';
    this.#dialogs.open('taken-by-partner', {});
    return 'nothing';
  }

  /** Shows the server's message when there is one (FA-075). The page itself shows other failures. */
  #refuse(failure: Refusal<ListApplyRefusal> | Failure): AfterApplyInList {
    if (failure.kind === 'refused') return this.#handleRefusal(failure.code);
    const isOwn = failure.kind !== 'unauthorised' && failure.kind !== 'aborted' && failure.message !== null;
    if (isOwn && failure.message !== null) this.#toasts.show('danger', { literal: failure.message });
    else this.#show(failure);
    return isRefused(failure) ? 'reload' : 'nothing';
  }
}
