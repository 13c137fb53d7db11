import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { ok, type Result } from '../shared/result.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { readReimbursableVouchers, type VoucherListing } from './reimbursable-vouchers.ts';
import type { Reimbursement } from './reimbursement.ts';
import type { Reimbursements } from './reimbursements.port.ts';

interface Owner {
  readonly address: string;
  readonly email: string | null;
}

/** The ports of reading what the form of a reimbursement needs. */
export interface ReadReimbursementContextPorts {
  readonly vouchers: VoucherListing;
  readonly reimbursements: Pick<Reimbursements, 'list' | 'read' | 'storesDrafts'>;
  /** The resident; null until read. */
  readonly session: { readonly identity: Owner | null; refresh(): Promise<Result<Owner, Failure>> };
}

/** What the form of a reimbursement needs before it can be shown. */
export interface ReimbursementContext {
  readonly vouchers: readonly Voucher[];
  /** The draft of the platform; null for a new reimbursement. */
  readonly reimbursement: Reimbursement | null;
  /** What was refused, when the new one begins with its answers; null otherwise. */
  readonly again: Reimbursement | null;
  /** The newest one with an account number, which a new one takes over; null without one. */
  readonly last: Reimbursement | null;
  /** Whether the platform stores what is not finished. */
  readonly storesDrafts: boolean;
  /** The resident's address, which is the secret of the draft on this device. */
  readonly owner: string;
  readonly email: string | null;
}

/** Reads the resident, the vouchers that pay reimbursements, and the draft that is finished; the form needs all of them. */
export class ReadReimbursementContext {
  readonly #ports: ReadReimbursementContextPorts;

  constructor(ports: ReadReimbursementContextPorts) {
    this.#ports = ports;
  }

  /** `id` is null for a new reimbursement; `again` names the one whose answers it begins with, null for none. */
  async run(
    { id, again }: { readonly id: string | null; readonly again: string | null },
    options?: ReadOptions,
  ): Promise<Result<ReimbursementContext, Failure>> {
    const { session, reimbursements } = this.#ports;
    const [owner, vouchers, reimbursement, refused, last, drafts] = await Promise.all([
      session.identity === null ? session.refresh() : ok(session.identity),
      readReimbursableVouchers(this.#ports.vouchers, options),
      id === null ? ok(null) : reimbursements.read(id, options),
      this.#readRefused(again, options),
      id === null && again === null ? this.#readLast(options) : null,
      reimbursements.storesDrafts(),
    ]);
    if (!owner.ok) return owner;
    if (!vouchers.ok) return vouchers;
    if (!reimbursement.ok) return reimbursement;
    const { address, email } = owner.value;
    return ok({
      vouchers: vouchers.value,
      reimbursement: reimbursement.value,
      again: refused,
      last,
      // A platform of which this is not known refuses a draft itself, with its reason.
      storesDrafts: !drafts.ok || drafts.value,
      owner: address,
      email,
    });
  }

  /** What was refused; without it the form is as any other new one: nothing that a resident needs is missing. */
  async #readRefused(id: string | null, options?: ReadOptions): Promise<Reimbursement | null> {
    const read = id === null ? null : await this.#ports.reimbursements.read(id, options);
    return read?.ok === true && read.value.state === 'declined' ? read.value : null;
  }

  /** Without it the resident types the account number again. */
  async #readLast(options?: ReadOptions): Promise<Reimbursement | null> {
    const listed = await this.#ports.reimbursements.list({ page: 1 }, options);
    return listed.ok ? (listed.value.items.find(({ iban }) => iban !== null) ?? null) : null;
  }
}
