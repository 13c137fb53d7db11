import { accountOf } from '../../fixtures/seed/base-world.ts';
import type { ReservationRow } from '../tables/reservations.ts';
import type { OrganizationRow } from '../tables/organizations.ts';
import type { ProductRow } from '../tables/products.ts';
import type { VoucherRow } from '../tables/vouchers.ts';
import type { Got, Harness } from './harness.ts';

/** Where reservations live. */
export const reservations = '/platform/product-reservations';

/** A meal of € 7,50 that the provider must accept, a film of € 15 that is accepted at once, a season of € 140. */
export const productIds = { meal: 249, film: 241, season: 204 } as const;

const dayInSeconds = 24 * 60 * 60;

/** Kees, who has one voucher of € 142 and reserves things with it. */
export class Kees {
  readonly #platform: Harness;
  #token = '';

  constructor(platform: Harness) {
    this.#platform = platform;
  }

  /** A fresh world in which he has signed in. */
  async begin(): Promise<void> {
    await this.#platform.scenario('one-voucher');
    await this.signIn();
  }

  async signIn(): Promise<void> {
    this.#token = await this.#platform.tokenOf('kees');
  }

  /** His token, as calls want it. */
  get as(): { as: string } {
    return { as: this.#token };
  }

  voucher(): VoucherRow {
    const { address } = accountOf(this.#platform.world(), 'kees');
    const row = this.#platform.world().table('vouchers').first('identity_address', address);
    if (!row) throw new Error('Kees has no voucher.');
    return row;
  }

  product(id: number): ProductRow {
    const row = this.#platform.world().table('products').get(id);
    if (!row) throw new Error(`There is no product ${id}.`);
    return row;
  }

  /** Changes the provider of the meal. */
  changeProvider(changes: Partial<Omit<OrganizationRow, 'id'>>): void {
    const organizations = this.#platform.world().table('organizations');
    const row = organizations.get(this.product(productIds.meal).organization_id);
    if (row) organizations.update(row, changes);
  }

  order(product_id: number, more: object = {}): object {
    const names = { first_name: 'Kees', last_name: 'Bakker' };
    return { voucher_address: this.voucher().address, product_id, ...names, ...more };
  }

  reserve(product: number, more: object = {}): Promise<Got> {
    return this.#platform.post(reservations, { ...this.as, body: this.order(product, more) });
  }

  cancel(got: Got, state = 'canceled_by_client'): Promise<Got> {
    return this.#platform.patch(`${reservations}/${got.number('data.id')}`, { ...this.as, body: { state } });
  }

  /** What his voucher has left, as the wire says it. */
  async balance(): Promise<unknown> {
    return (await this.#platform.get(`/platform/vouchers/${this.voucher().address}`, this.as)).at('data.amount');
  }

  /** Kinds of his notices, newest first. */
  async news(): Promise<string[]> {
    const notices = (await this.#platform.get('/platform/notifications', this.as)).list('data');
    return notices.map((row) => String(row['type']).replace('notifications_identities.', ''));
  }

  rowOf(got: Got): ReservationRow {
    const row = this.#platform.world().table('product_reservations').get(got.number('data.id'));
    if (!row) throw new Error('The reservation is gone.');
    return row;
  }

  /** Lets days pass; he signs in again, for his session has ended. */
  async daysLater(days: number): Promise<void> {
    await this.#platform.step(days * dayInSeconds);
    await this.signIn();
  }
}
