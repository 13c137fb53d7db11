import { Reimbursements } from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { hasPreview } from '@stadstegoed/core/files/upload-limits.ts';
import type { StoredFile } from '@stadstegoed/core/files/stored-file.ts';
import { isOpen, type Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { mapResult } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { KnownBalance } from '../../lib/shared-state/known-balance.ts';
import { OwnDrafts } from '../../lib/draft/own-drafts.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { previewStored } from '../../lib/upload/file-preview.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { cancelledDraft } from './reimbursement-answers.ts';
import { draftKey } from './reimbursement-draft.ts';
import { ownersOf, type VoucherOwner, type VoucherOwners } from './voucher-owners.ts';

export interface ReimbursementParams {
  readonly id: string;
}

/** One reimbursement with its state, its files and the way to cancel it. */
@injectable()
export class ReimbursementViewModel implements ViewModel<ReimbursementParams> {
  readonly reimbursement = new Load<Reimbursement>();
  /** The resident's vouchers, for a name and a link. The screen does not need them. */
  readonly owners = new Load<VoucherOwners>();
  /** Whether this device keeps the answers of the reimbursement, to claim it again. */
  isKept = false;
  #id: string | null = null;
  readonly #reimbursements: Pick<Reimbursements, 'list' | 'read'>;
  readonly #vouchers: Pick<Vouchers, 'list'>;
  readonly #navigation: Navigation;
  readonly #dialogs: Dialogs;
  readonly #balance: KnownBalance;
  readonly #drafts: Pick<OwnDrafts, 'read' | 'write'>;

  constructor(
    @inject(Reimbursements) reimbursements: Pick<Reimbursements, 'list' | 'read'>,
    @inject(Vouchers) vouchers: Pick<Vouchers, 'list'>,
    @inject(Navigation) navigation: Navigation,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(KnownBalance) balance: KnownBalance,
    @inject(OwnDrafts) drafts: Pick<OwnDrafts, 'read' | 'write'>,
  ) {
    this.#reimbursements = reimbursements;
    this.#vouchers = vouchers;
    this.#navigation = navigation;
    this.#dialogs = dialogs;
    this.#balance = balance;
    this.#drafts = drafts;
    makeAutoObservable(this, { reimbursement: false, owners: false }, { autoBind: true });
  }

  start({ id }: ReimbursementParams): void {
    if (id !== this.#id) {
      this.reimbursement.clear();
      this.isKept = false;
    }
    this.#id = id;
    void this.reimbursement.load((signal) => this.#reimbursements.read(id, { signal }));
    void this.#readKept(id);
    void this.owners.load(async (signal) => mapResult(await this.#vouchers.list({}, { signal }), ownersOf));
  }

  stop(): void {
    this.reimbursement.stop();
    this.owners.stop();
  }

  /** The voucher of the reimbursement; null while it is unknown. */
  get voucher(): VoucherOwner | null {
    return this.owners.value?.get(this.reimbursement.value?.voucherId ?? '') ?? null;
  }

  get canCancel(): boolean {
    return this.reimbursement.value !== null && isOpen(this.reimbursement.value);
  }

  /** Shows a file; one of a kind that the shop cannot show does nothing, which no receipt is. */
  open(file: StoredFile): void {
    if (!hasPreview(file.originalName)) return;
    previewStored(this.#dialogs, this.reimbursement.value?.files ?? [], file);
  }

  /** Asks whether to cancel; afterwards the list is shown, which offers to claim the same again. */
  cancel(): void {
    const { value } = this.reimbursement;
    if (value === null) return;
    this.#dialogs.open('reimbursement-cancel', {
      reimbursement: value,
      onCancelled: () => {
        this.#balance.forget();
        void this.#keep(value);
      },
      onRefused: () => void this.reimbursement.retry(),
    });
  }

  async #readKept(id: string): Promise<void> {
    const kept = await this.#drafts.read(draftKey({ id: null, again: id }));
    if (this.#id === id) runInAction(() => (this.isKept = kept !== null));
  }

  /** What was sent is kept to claim it again; a draft that is thrown away is not. */
  async #keep(cancelled: Reimbursement): Promise<void> {
    const key = draftKey({ id: null, again: cancelled.id });
    const isKept =
      cancelled.state !== 'draft' &&
      (await this.#drafts.write(key, JSON.stringify(cancelledDraft(cancelled)))) !== null;
    const query = isKept ? { cancelled: cancelled.id } : {};
    this.#navigation.go(goTo('reimbursements', {}, query), { replace: true });
  }
}
