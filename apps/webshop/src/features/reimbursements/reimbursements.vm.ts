import { Reimbursements } from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import {
  reimbursementTotals,
  type ReimbursementTotals,
} from '@stadstegoed/core/reimbursements/reimbursement-totals.ts';
import { situationOf, type Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { mapResult } from '@stadstegoed/core/shared/result.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { singlePage, type Page } from '@stadstegoed/core/shared/page.ts';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { List } from '../../lib/list/list.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { REIMBURSEMENTS_QUERY, type ReimbursementsQuery } from './reimbursements-query.ts';
import { ownersOf, type VoucherOwners } from './voucher-owners.ts';

/** The query of the address. */
export interface ReimbursementsParams {
  readonly asked: Partial<ReimbursementsQuery>;
}

/** The group of a reimbursement in the list; an unknown state may or may not be decided. */
export type ReimbursementGroup = 'draft' | 'pending' | 'unknown' | 'done';

/** The list of reimbursements with a filter by state, drafts first. */
@injectable()
export class ReimbursementsViewModel implements ViewModel<ReimbursementsParams> {
  readonly list: List<ReimbursementsQuery, Page<Reimbursement>>;
  /** The sums over all reimbursements. The list does not need them. */
  readonly totals = new Load<ReimbursementTotals>();
  /** Stands invisibly in the place of the totals while they load. */
  readonly noTotals = reimbursementTotals(singlePage([]), '');
  /** For whom each voucher is. The list does not need them. */
  readonly owners = new Load<VoucherOwners>();
  readonly #reimbursements: Pick<Reimbursements, 'list' | 'listAll'>;
  readonly #vouchers: Pick<Vouchers, 'list'>;
  readonly #clock: Clock;

  constructor(
    @inject(Reimbursements) reimbursements: Pick<Reimbursements, 'list' | 'listAll'>,
    @inject(Vouchers) vouchers: Pick<Vouchers, 'list'>,
    @inject(Navigation) navigation: Navigation,
    @inject(Clock) clock: Clock,
  ) {
    this.#reimbursements = reimbursements;
    this.#vouchers = vouchers;
    this.#clock = clock;
    this.list = new List<ReimbursementsQuery, Page<Reimbursement>>({
      screen: 'reimbursements',
      codec: REIMBURSEMENTS_QUERY,
      navigation,
      clock,
      read: ({ page, state }, signal) =>
        reimbursements.list({ page, ...(state === 'all' ? {} : { state }) }, { signal }),
      lastPageOf: ({ lastPage }) => lastPage,
    });
    makeAutoObservable(this, { list: false, totals: false, noTotals: false, owners: false }, { autoBind: true });
  }

  start({ asked }: ReimbursementsParams): void {
    this.list.start(asked);
    void this.totals.load(async (signal) =>
      mapResult(await this.#reimbursements.listAll({}, { signal }), (all) => reimbursementTotals(all, this.#year)),
    );
    void this.owners.load(async (signal) => mapResult(await this.#vouchers.list({}, { signal }), ownersOf));
  }

  stop(): void {
    this.list.stop();
    this.totals.stop();
    this.owners.stop();
  }

  /** Whether there is nothing to show, whatever the filter. */
  get isEmpty(): boolean {
    const { value } = this.list.results;
    return value !== null && value.total === 0 && this.list.query.state === 'all';
  }

  choose(state: ReimbursementsQuery['state']): void {
    this.list.narrow({ state });
  }

  /** The reimbursements of a page that belong to a group: drafts first, decided ones last. */
  inGroup(items: readonly Reimbursement[], group: ReimbursementGroup): readonly Reimbursement[] {
    return items.filter((item) => groupOf(item) === group);
  }

  get #year(): string {
    return dayOf(this.#clock.now()).slice(0, 4);
  }
}

function groupOf(item: Reimbursement): ReimbursementGroup {
  const situation = situationOf(item);
  return situation === 'draft' || situation === 'pending' || situation === 'unknown' ? situation : 'done';
}
