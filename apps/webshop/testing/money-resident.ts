import type {
  ReimbursementAnswers,
  ReimbursementFields,
} from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import { toDraftFields } from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import type { Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { CancelReimbursement } from '@stadstegoed/core/reimbursements/cancel-reimbursement.ts';
import { ClaimReimbursement } from '@stadstegoed/core/reimbursements/claim-reimbursement.ts';
import { SaveReimbursementDraft } from '@stadstegoed/core/reimbursements/save-reimbursement-draft.ts';
import { CancelReservation } from '@stadstegoed/core/reservations/cancel-reservation.ts';
import { canPay, optionsOf, reserveSituation } from '@stadstegoed/core/reservations/paying-vouchers.ts';
import { ReadReservationOptions } from '@stadstegoed/core/reservations/read-reservation-options.ts';
import { ReserveProduct } from '@stadstegoed/core/reservations/reserve-product.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { isUncertain, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { money, type Money } from '@stadstegoed/core/shared/money.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import { refusal, type Refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { HttpProducts } from '@stadstegoed/http/products/http-products.ts';
import { HttpReimbursements } from '@stadstegoed/http/reimbursements/http-reimbursements.ts';
import { HttpReservations } from '@stadstegoed/http/reservations/http-reservations.ts';
import { HttpVouchers } from '@stadstegoed/http/vouchers/http-vouchers.ts';
import { MockApiError } from '@stadstegoed/mock-server/client.ts';
import { accountOf } from '@stadstegoed/mock-server/fixtures/seed/base-world.ts';
import { testNow, type Harness } from '@stadstegoed/mock-server/testing/harness.ts';
import { fetchFromMockPlatform } from './mock-platform-fetch.ts';
import { residentClient } from './resident-client.ts';

/**
 * The connection during one action: the change does not arrive, its answer is lost, its answer and all reads after it are
 * lost, or nothing arrives at all.
 */
export const CONNECTIONS = ['good', 'cut', 'lost', 'blind', 'none'] as const;
export type Connection = (typeof CONNECTIONS)[number];

/** What the platform has of a resident, as the adapters read it. */
export interface MoneyState {
  readonly voucher: Voucher;
  readonly reservations: readonly Reservation[];
  readonly reimbursements: readonly Reimbursement[];
}

const DAY_IN_SECONDS = 86_400;

/**
 * A resident with one voucher who uses the shop's use cases and adapters against a mock platform in the same process. As
 * the screens do, an action whose outcome is unknown is tried once more with what the first attempt left behind.
 */
export class MoneyResident {
  readonly clock = new FakeClock(Date.parse(testNow));
  readonly #platform: Harness;
  readonly #products: HttpProducts;
  readonly #vouchers: HttpVouchers;
  readonly #reservations: HttpReservations;
  readonly #reimbursements: HttpReimbursements;
  #token = '';
  #connection: Connection | 'dark' = 'good';
  #receipts = 0;

  private constructor(platform: Harness) {
    this.#platform = platform;
    const client = residentClient({
      accessToken: () => this.#token,
      clock: this.clock,
      fetch: (request) => this.#send(request),
    });
    this.#products = new HttpProducts(client);
    this.#vouchers = new HttpVouchers(client);
    this.#reservations = new HttpReservations(client);
    this.#reimbursements = new HttpReimbursements(client);
  }

  /** Kees in a new world. */
  static async begin(platform: Harness): Promise<MoneyResident> {
    await platform.scenario('one-voucher');
    const resident = new MoneyResident(platform);
    await resident.wait(0);
    return resident;
  }

  async state(): Promise<MoneyState> {
    return {
      voucher: succeeded(await this.#vouchers.read(this.#voucherRow().address)),
      reservations: succeeded(await this.#reservations.listAll({})).items,
      reimbursements: succeeded(await this.#reimbursements.listAll({})).items,
    };
  }

  /** Reserves a product. Resolves to the reservation when the shop says that it is made, otherwise to null. */
  async reserve(productId: number, connection: Connection): Promise<Reservation | null> {
    const ports = { products: this.#products, vouchers: this.#vouchers, reservations: this.#reservations };
    const reserve = new ReserveProduct(ports);
    const seen = succeeded(await new ReadReservationOptions(ports).run(String(productId)));
    const [shown] = optionsOf(reserveSituation(seen.product, seen.vouchers.items)).filter(canPay);
    if (shown === undefined) return null;
    const { id, address } = shown.voucher;
    const names = { firstName: 'Kees', lastName: 'Bakker' };
    const blanks = { phone: null, address: null, birthDate: null, notes: null, answers: [] };
    const order = { voucher: { id, address }, productId: String(productId), ...names, ...blanks };
    let known: readonly string[] | null = null;
    const remember = (ids: readonly string[] | null): void => {
      known = ids;
    };
    return this.#attempt(connection, async () => {
      const answer = await reserve.run({ order, shown, known, remember });
      if (!answer.ok) return answer;
      if (answer.value.kind === 'reserved') return ok(answer.value.reservation);
      return err(refusal(answer.value.kind === 'unknown' ? 'unknown_outcome' : answer.value.kind));
    });
  }

  /** Cancels a reservation; null when the shop does not say that it is cancelled. */
  cancelReservation(reservation: Reservation, connection: Connection): Promise<Reservation | null> {
    const cancel = new CancelReservation(this.#reservations, this.clock);
    return this.#attempt(connection, async () => {
      const answer = await cancel.run(reservation);
      if (!answer.ok) return answer;
      const { kind, now } = answer.value;
      return kind === 'canceled' ? ok(now) : err(refusal(kind));
    });
  }

  /** Saves a draft, new or again; null when the shop does not say that it is saved. */
  async saveDraft(id: string | null, amount: number, connection: Connection): Promise<Reimbursement | null> {
    const save = new SaveReimbursementDraft(this.#reimbursements);
    const input = this.#inputOf(id, amount, []);
    let earlier: ReimbursementFields | null = null;
    const saved = await this.#attempt(connection, () => {
      const attempt = save.run({ ...input, earlier });
      earlier = toDraftFields(input.answers, input.facts).fields;
      return attempt;
    });
    return saved?.reimbursement ?? null;
  }

  /** Submits a reimbursement, new or a draft; null when the shop does not say that it is sent. */
  async submit(id: string | null, amount: number, connection: Connection): Promise<Reimbursement | null> {
    const claim = new ClaimReimbursement(this.#reimbursements);
    const input = this.#inputOf(id, amount, [this.#upload()]);
    let earlier: ReimbursementFields | null = null;
    return this.#attempt(connection, () => {
      const attempt = claim.run({ ...input, earlier });
      earlier = toDraftFields(input.answers, input.facts).fields;
      return attempt;
    });
  }

  /** Whether the shop says that the reimbursement is cancelled. */
  async cancelReimbursement(reimbursement: Reimbursement, connection: Connection): Promise<boolean> {
    const cancel = new CancelReimbursement(this.#reimbursements);
    return (await this.#attempt(connection, async () => done(await cancel.run(reimbursement)))) !== null;
  }

  /** A provider takes cents at a till; whether it could. */
  async pay(amount: number): Promise<boolean> {
    const { id, fund_id } = this.#voucherRow();
    const places = this.#platform.world().table('fund_providers').where('fund_id', fund_id);
    const place = given(places.find(({ state, allow_budget }) => state === 'accepted' && allow_budget));
    const text = (amount / 100).toFixed(2).replace('.', ',');
    return this.decide('payment', { id, organization: place.organization_id, amount: text });
  }

  /** A decision of a provider or a sponsor; whether it was possible. */
  async decide(what: 'payment' | 'reservation' | 'reimbursement', fields: object): Promise<boolean> {
    const decided = this.#platform.mock.decide(what, fields).then(() => true);
    return decided.catch((error: unknown) => {
      if (error instanceof MockApiError && error.status === 409) return false;
      throw error;
    });
  }

  /** Lets days pass for the shop and the platform, and signs in anew. */
  async wait(days: number): Promise<void> {
    await this.#platform.step(days * DAY_IN_SECONDS);
    this.clock.advance(days * DAY_IN_SECONDS * 1000);
    this.#token = await this.#platform.tokenOf('kees');
  }

  async #attempt<T, Code extends string>(
    connection: Connection,
    action: () => Promise<Result<T, Refusal<Code> | Failure>>,
  ): Promise<T | null> {
    this.#connection = connection;
    const first = await action();
    this.#connection = 'good';
    if (first.ok) return first.value;
    const { error } = first;
    const isUnknown = error.kind === 'refused' ? error.code === 'unknown_outcome' : isUncertain(error);
    if (!isUnknown) return null;
    const second = await action();
    return second.ok ? second.value : null;
  }

  /** A reimbursement that is complete for the shop; the platform decides about the balance. */
  #inputOf(id: string | null, amount: number, files: readonly string[]) {
    const answers: ReimbursementAnswers = {
      voucherId: String(this.#voucherRow().id),
      title: `Bon van ${amount} cent`,
      amount: (amount / 100).toFixed(2).replace('.', ','),
      description: '',
      files,
      iban: 'NL02ABNA0123456789',
      ibanName: 'K. Bakker',
      email: '',
    };
    return { id, answers, facts: { available: null, ibanProblem: () => null } };
  }

  /** A receipt that is uploaded already; its uid. */
  #upload(): string {
    this.#receipts += 1;
    const uid = `receipt-${this.#receipts}`;
    const { identity_address } = this.#voucherRow();
    const file = { original_name: 'bon.pdf', type: 'reimbursement_proof', ext: 'pdf', order: 0, bytes: 1000 };
    const files = this.#platform.world().table('files');
    files.insert({ uid, identity_address, ...file });
    return uid;
  }

  #voucherRow() {
    const world = this.#platform.world();
    return given(world.table('vouchers').first('identity_address', accountOf(world, 'kees').address));
  }

  async #send(request: Request): Promise<Response> {
    const answer = fetchFromMockPlatform(this.#platform);
    const lost = new TypeError('Failed to fetch');
    if (this.#connection === 'none') throw lost;
    if (request.method === 'GET') {
      if (this.#connection === 'dark') throw lost;
      return answer(request);
    }
    const during = this.#connection;
    if (during === 'good' || during === 'dark') return answer(request);
    this.#connection = during === 'blind' ? 'dark' : 'good';
    if (during !== 'cut') await answer(request);
    throw lost;
  }
}

/** The sum of amounts in cents. */
export function sumOf(items: readonly { readonly amount: Money | null }[]): number {
  return items.reduce((sum, { amount }) => sum + (amount ?? money(0)), 0);
}

function done<E>(result: Result<void, E>): Result<true, E> {
  return result.ok ? { ok: true, value: true } : result;
}

/** The value of a read that must succeed. */
export function succeeded<T>(result: Result<T, Failure>): T {
  if (!result.ok) throw new Error(`The platform refuses: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The items of all pages of a list. */
export async function allOf<T>(read: (page: number) => Promise<Result<Page<T>, Failure>>): Promise<readonly T[]> {
  const first = succeeded(await read(1));
  const rest: T[] = [];
  for (let page = 2; page <= first.lastPage; page += 1) rest.push(...succeeded(await read(page)).items);
  return [...first.items, ...rest];
}
