import type { VoucherEnd } from '../shared/failure.ts';
import { readVoucherEnd, type VoucherReading } from '../vouchers/voucher-end.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { readReimbursableVouchers, type VoucherListing } from './reimbursable-vouchers.ts';
import { situationOf } from './reimbursement.ts';
import type { Reimbursements } from './reimbursements.port.ts';

export interface ExplainReimbursementRefusalPorts {
  readonly vouchers: VoucherListing & VoucherReading;
  readonly reimbursements: Pick<Reimbursements, 'read'>;
}

/** Why a draft cannot be changed any more: it was sent or cancelled elsewhere, or its voucher ended. */
export type Overtaken = 'sent' | 'ended';

/** What is true after the platform refused a reimbursement. */
export interface RefusalExplanation {
  readonly overtaken: Overtaken | null;
  /** The vouchers that can be chosen; null when they cannot be read. */
  readonly vouchers: readonly Voucher[] | null;
  /** Why the chosen voucher can no longer be used; null while it can. */
  readonly voucherEnd: VoucherEnd | null;
}

/** Reads the draft, the vouchers and the chosen voucher again after a refusal, because the platform does not say which of them changed. */
export class ExplainReimbursementRefusal {
  readonly #ports: ExplainReimbursementRefusalPorts;

  constructor(ports: ExplainReimbursementRefusalPorts) {
    this.#ports = ports;
  }

  /** `id` is null for a new reimbursement. */
  async run(id: string | null, chosen: Voucher | null): Promise<RefusalExplanation> {
    const { vouchers } = this.#ports;
    const [overtaken, now, voucherEnd] = await Promise.all([
      id === null ? null : this.#overtakenBy(id),
      readReimbursableVouchers(vouchers),
      chosen === null ? null : readVoucherEnd(vouchers, chosen),
    ]);
    return { overtaken, vouchers: now.ok ? now.value : null, voucherEnd };
  }

  /** Null while the draft can be changed, or when it cannot be read. */
  async #overtakenBy(id: string): Promise<Overtaken | null> {
    const now = await this.#ports.reimbursements.read(id);
    if (!now.ok) return now.error.kind === 'not_found' ? 'sent' : null;
    const situation = situationOf(now.value);
    if (situation === 'draft') return null;
    return situation === 'expired' || situation === 'stopped' ? 'ended' : 'sent';
  }
}
