import { canClaimFrom } from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import { situationOf, type Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import type { Failure, VoucherEnd } from '@stadstegoed/core/shared/failure.ts';
import { completeItems } from '@stadstegoed/core/shared/page.ts';
import { mapResult, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Reimbursements } from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import { readVoucherEnd } from '@stadstegoed/core/vouchers/voucher-end.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { inject, injectable } from '../../lib/app/inject.ts';
import { Session } from '../../lib/app/session.ts';

/** The vouchers that pay reimbursements. */
const CLAIMABLE = { archived: false, type: 'regular', allowReimbursements: true } as const;

/** What the form screen reads before it shows the form. */
export interface ClaimContext {
  readonly vouchers: readonly Voucher[];
  /** The draft of the platform; null for a new reimbursement. */
  readonly reimbursement: Reimbursement | null;
  /** The resident's address, which is the secret of the draft on this device. */
  readonly owner: string;
  readonly email: string | null;
}

/** Why a draft cannot be changed any more: it was sent or cancelled elsewhere, or its voucher ended. */
export type Overtaken = 'sent' | 'ended';

/** What the platform has after it refused a reimbursement. */
export interface ClaimNow {
  readonly overtaken: Overtaken | null;
  /** The vouchers that can be chosen; null when they cannot be read. */
  readonly vouchers: readonly Voucher[] | null;
  /** Why the chosen voucher can no longer be used; null while it can. */
  readonly voucherEnd: VoucherEnd | null;
}

/** Reads what the form of a reimbursement needs. */
@injectable()
export class ClaimReader {
  readonly #reimbursements: Pick<Reimbursements, 'read'>;
  readonly #vouchers: Pick<Vouchers, 'list' | 'read'>;
  readonly #session: Pick<Session, 'identity' | 'refresh'>;

  constructor(
    @inject(Reimbursements) reimbursements: Pick<Reimbursements, 'read'>,
    @inject(Vouchers) vouchers: Pick<Vouchers, 'list' | 'read'>,
    @inject(Session) session: Pick<Session, 'identity' | 'refresh'>,
  ) {
    this.#reimbursements = reimbursements;
    this.#vouchers = vouchers;
    this.#session = session;
  }

  /** Reads the resident, the vouchers that pay reimbursements and the draft; `id` is null for a new one. */
  async context(id: string | null, signal: AbortSignal): Promise<Result<ClaimContext, Failure>> {
    const session = this.#session;
    const [identity, vouchers, reimbursement] = await Promise.all([
      session.identity === null ? session.refresh() : ok(session.identity),
      this.claimable(signal),
      id === null ? ok(null) : this.#reimbursements.read(id, { signal }),
    ]);
    if (!identity.ok) return identity;
    if (!vouchers.ok) return vouchers;
    if (!reimbursement.ok) return reimbursement;
    const { address, email } = identity.value;
    return ok({ vouchers: vouchers.value, reimbursement: reimbursement.value, owner: address, email });
  }

  /** Reads the vouchers from which money can be claimed. That there is none is known only when all can be read. */
  async claimable(signal?: AbortSignal): Promise<Result<readonly Voucher[], Failure>> {
    const page = await this.#vouchers.list(CLAIMABLE, signal === undefined ? {} : { signal });
    const claimable = page.ok ? page.value.items.filter((voucher) => canClaimFrom(voucher)) : [];
    return claimable.length > 0 ? ok(claimable) : mapResult(completeItems(page), () => []);
  }

  /** After a refusal: the draft, the vouchers and the chosen voucher as the platform has them now. */
  async readAgain(id: string | null, chosen: Voucher | null): Promise<ClaimNow> {
    const [overtaken, vouchers, voucherEnd] = await Promise.all([
      this.#overtakenBy(id),
      this.claimable(),
      chosen === null ? null : readVoucherEnd(this.#vouchers, chosen),
    ]);
    return { overtaken, vouchers: vouchers.ok ? vouchers.value : null, voucherEnd };
  }

  /** Why a draft cannot be changed, as far as it tells; null when it does not. */
  async #overtakenBy(id: string | null): Promise<Overtaken | null> {
    if (id === null) return null;
    const now = await this.#reimbursements.read(id);
    if (!now.ok) return now.error.kind === 'not_found' ? 'sent' : null;
    const situation = situationOf(now.value);
    if (situation === 'draft') return null;
    return situation === 'expired' || situation === 'stopped' ? 'ended' : 'sent';
  }
}
