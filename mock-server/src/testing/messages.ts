import type { FundRequestRow } from '../tables/fund-requests.ts';
import type { VoucherRow } from '../tables/vouchers.ts';
import type { ReadableMail } from '../services/mail/mailbox.ts';
import { notifyOfPayment } from '../notifications/notify-resident.ts';
import type { Harness } from './harness.ts';

/** What residents of a test are told, and the events of which they are told. */
export class Post {
  readonly #platform: Harness;

  constructor(platform: Harness) {
    this.#platform = platform;
  }

  addressOf(persona: string): string {
    return this.#platform.world().table('identities').first('persona', persona)?.address ?? 'nobody';
  }

  /** The first voucher of a resident with which money can be spent. */
  voucherOf(persona: string): VoucherRow {
    const vouchers = this.#platform.world().table('vouchers').where('identity_address', this.addressOf(persona));
    const voucher = vouchers.find((row) => row.type === 'regular' && row.state === 'active');
    if (!voucher) throw new Error(`${persona} has no voucher.`);
    return voucher;
  }

  /** The request of a resident that waits, with its first answer. */
  waitingOf(persona: string): { readonly id: number; readonly record: number } {
    const world = this.#platform.world();
    const requests = world.table('fund_requests').where('identity_address', this.addressOf(persona));
    const request = requests.find(({ state }) => state === 'pending');
    const record = request && world.table('fund_request_records').where('fund_request_id', request.id)[0];
    if (!request || !record) throw new Error(`${persona} has no request that waits.`);
    return { id: request.id, record: record.id };
  }

  /** Kinds of the mails to a resident, newest first. */
  async kindsTo(persona: string): Promise<unknown[]> {
    const emails = this.#platform.world().table('emails').where('identity_address', this.addressOf(persona));
    const to = emails.find((row) => row.primary)?.email ?? '';
    return (await this.#platform.mock.mails(to)).map(({ kind }) => kind);
  }

  async newest(): Promise<Partial<ReadableMail>> {
    return (await this.#platform.mock.mails())[0] ?? {};
  }

  /** A provider takes € 12,50 from the voucher of a resident. */
  payment(persona: string): void {
    const world = this.#platform.world();
    const voucher = this.voucherOf(persona);
    const row = world.table('transactions').insert({
      address: '0x1',
      voucher_id: voucher.id,
      organization_id: 10,
      product_id: null,
      amount: 1250,
      state: 'success',
      target: 'provider',
      created_at: world.now(),
    });
    notifyOfPayment(world, voucher, row);
  }

  /** A request of Noor for Schoolstart that waits. */
  request(): FundRequestRow {
    const world = this.#platform.world();
    return world.table('fund_requests').insert({
      fund_id: 3,
      identity_address: this.addressOf('noor'),
      state: 'pending',
      contact_information: null,
      created_at: world.now(),
      updated_at: world.now(),
    });
  }
}
