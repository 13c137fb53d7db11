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
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { OwnDrafts } from '../../lib/draft/own-drafts.ts';
import { storedObject } from '../../lib/draft/stored-object.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { List } from '../../lib/list/list.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { REIMBURSEMENTS_QUERY, type ReimbursementsQuery } from './reimbursements-query.ts';
import { draftKey, isBegun, readReimbursementDraft, type UnsentReimbursement } from './reimbursement-draft.ts';
import { ownersOf, type VoucherOwners } from './voucher-owners.ts';

/** The query of the address. */
export interface ReimbursementsParams {
  readonly asked: Partial<ReimbursementsQuery>;
}

/** The group of a reimbursement in the list; an unknown state may or may not be decided. */
export type ReimbursementGroup = 'running' | 'unknown' | 'done';

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
  /** What was begun on this device and not sent; the platform has none of it. */
  unsent: readonly UnsentReimbursement[] = [];
  readonly #drafts: Pick<OwnDrafts, 'read' | 'remove'>;
  readonly #dialogs: Dialogs;
  readonly #reimbursements: Pick<Reimbursements, 'list' | 'listAll'>;
  readonly #vouchers: Pick<Vouchers, 'list'>;
  readonly #clock: Clock;

  constructor(
    @inject(Reimbursements) reimbursements: Pick<Reimbursements, 'list' | 'listAll'>,
    @inject(Vouchers) vouchers: Pick<Vouchers, 'list'>,
    @inject(Navigation) navigation: Navigation,
    @inject(Clock) clock: Clock,
    @inject(OwnDrafts) drafts: Pick<OwnDrafts, 'read' | 'remove'>,
    @inject(Dialogs) dialogs: Dialogs,
  ) {
    this.#drafts = drafts;
    this.#dialogs = dialogs;
    this.#reimbursements = reimbursements;
    this.#vouchers = vouchers;
    this.#clock = clock;
    this.list = new List<ReimbursementsQuery, Page<Reimbursement>>({
      screen: 'reimbursements',
      codec: REIMBURSEMENTS_QUERY,
      navigation,
      clock,
      read: async ({ page, state }, signal) => {
        const read = await reimbursements.list({ page, ...(state === 'all' ? {} : { state }) }, { signal });
        await this.#readUnsent(read.ok ? read.value.items : []);
        return read;
      },
      lastPageOf: ({ lastPage }) => lastPage,
    });
    const annotations = { list: false, totals: false, noTotals: false, owners: false, unsent: observableRef } as const;
    makeAutoObservable(this, annotations, { autoBind: true });
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
    return value !== null && value.total === 0 && this.list.query.state === 'all' && this.unsent.length === 0;
  }

  /** Deletes what was begun on this device, once the resident confirms it. */
  discard({ key }: UnsentReimbursement): void {
    this.#dialogs.open('discard-draft', { next: 'discard', onDiscard: () => void this.#discard(key) });
  }

  async #discard(key: string): Promise<void> {
    await this.#drafts.remove(key);
    this.#setUnsent(this.unsent.filter((draft) => draft.key !== key));
  }

  /** Reads what was begun on this device together with the list, which would move if it came later. */
  async #readUnsent(items: readonly Reimbursement[]): Promise<void> {
    const refused = items.filter(({ state }) => state === 'declined').map(({ id }) => id);
    const found = await Promise.all([null, ...refused].map((again) => this.#readOne(again)));
    this.#setUnsent(found.flat());
  }

  async #readOne(again: string | null): Promise<readonly UnsentReimbursement[]> {
    const key = draftKey({ id: null, again });
    const stored = await this.#drafts.read(key);
    const draft = readReimbursementDraft(storedObject(stored?.text ?? null) ?? {});
    if (stored === null || draft === null || !isBegun(draft)) return [];
    return [{ key, again, answers: draft.answers, savedAt: stored.savedAt }];
  }

  #setUnsent(unsent: readonly UnsentReimbursement[]): void {
    runInAction(() => {
      this.unsent = unsent;
    });
  }

  choose(state: ReimbursementsQuery['state']): void {
    this.list.narrow({ state });
  }

  /** The reimbursements of a page that belong to a group: drafts first, decided ones last. */
  inGroup(items: readonly Reimbursement[], group: ReimbursementGroup): readonly Reimbursement[] {
    const own = items.filter((item) => groupOf(item) === group);
    const drafts = own.filter(({ state }) => state === 'draft');
    return group === 'running' ? [...drafts, ...own.filter((item) => !drafts.includes(item))] : own;
  }

  get #year(): string {
    return dayOf(this.#clock.now()).slice(0, 4);
  }
}

function groupOf(item: Reimbursement): ReimbursementGroup {
  const situation = situationOf(item);
  if (situation === 'unknown') return situation;
  return situation === 'draft' || situation === 'pending' ? 'running' : 'done';
}
