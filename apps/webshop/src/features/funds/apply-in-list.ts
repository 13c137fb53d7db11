import type { ListApplyRefusal } from '@stadstegoed/core/fund-activation/apply-rules.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import {
  ApplyFundFromList,
  type ApplyFundFromListInput,
  type ApplyFundFromListOutcome,
} from '@stadstegoed/core/fund-activation/apply-fund-from-list.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { FailurePolicy, Modals, Navigation, Notices } from '../../support/app-ports.ts';
import type { Resolved } from '../../support/token.ts';

/** What a list has to do once applying has ended: nothing, or show anew what can be activated. */
export type AfterApplyInList = 'nothing' | 'reload';

/** Activates a fund straight from a list and says what came of it (1 §4, fund apply). */
export class ApplyInList {
  static readonly dependencies = [ApplyFundFromList, Navigation, Notices, Modals, FailurePolicy] as const;
  /** The fund that is being applied for; a second click meanwhile does nothing. */
  fundId: string | null = null;
  readonly #apply: ApplyFundFromList;
  readonly #navigation: Navigation;
  readonly #notices: Notices;
  readonly #modals: Modals;
  readonly #failures: FailurePolicy;

  constructor(...[apply, navigation, notices, modals, failures]: Resolved<typeof ApplyInList.dependencies>) {
    this.#apply = apply;
    this.#navigation = navigation;
    this.#notices = notices;
    this.#modals = modals;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async run(input: ApplyFundFromListInput): Promise<AfterApplyInList> {
    if (this.fundId !== null) return 'nothing';
    this.#mark(input.fund.id);
    const result = await this.#apply.run(input);
    this.#mark(null);
    return result.ok ? this.#follow(result.value) : this.#refuse(result.error);
  }

  #mark(fundId: string | null): void {
    runInAction(() => {
      this.fundId = fundId;
    });
  }

  #follow(outcome: ApplyFundFromListOutcome): AfterApplyInList {
    switch (outcome.kind) {
      case 'applied_more_left':
        this.#notices.show('positive', { key: 'funds.applied' });
        return 'reload';
      case 'applied_last':
        this.#notices.show('positive', { key: 'funds.applied' });
        this.#navigation.go(outcome.destination);
        return 'nothing';
    }
  }

  #followRefusal(code: ListApplyRefusal): AfterApplyInList {
    // Any other reason: the list is older than the truth and offered what can no longer be done.
    if (code !== 'taken_by_partner') return 'reload';
    this.#modals.open('taken-by-partner', {});
    return 'nothing';
  }

  /** The server's own sentence says best why not (1 §8). */
  #refuse(failure: Refusal<ListApplyRefusal> | Failure): AfterApplyInList {
    if (failure.kind === 'refused') return this.#followRefusal(failure.code);
    const isOwn = failure.kind !== 'unauthorised' && failure.kind !== 'aborted' && failure.message !== null;
    if (isOwn && failure.message !== null) this.#notices.show('danger', { literal: failure.message });
    else this.#failures.report(failure);
    return 'nothing';
  }
}
