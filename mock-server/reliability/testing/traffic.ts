import type { FastifyInstance } from 'fastify';
import { listOf, objectOf, textOf } from '../../src/contract/input.ts';
import { Random } from '../../src/shared/random.ts';
import { boundary, formBytes } from '../../src/testing/multipart.ts';
import { pdf, pngOf } from '../../src/testing/samples.ts';
import { offers } from '../../src/testing/reserving.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** An answer as bytes, with what its headers say except the moment of the machine. */
export type Heard = { readonly status: number; readonly head: string; readonly body: string };

/** What goes along with a call. */
type More = { readonly payload?: object; readonly headers?: { readonly [name: string]: string } };

const people = ['kees', 'noor', 'samira', 'mark', 'ilse', 'vincent'] as const;

const reads = [
  '/platform/funds?check_criteria=1',
  '/platform/products?per_page=20&order_by=price',
  '/platform/products?q=zwem',
  '/platform/providers?per_page=10',
  '/platform/search?q=les',
  '/platform/vouchers?per_page=100',
  '/platform/product-reservations',
  '/platform/reimbursements',
  '/platform/notifications',
  '/platform/config/webshop',
  '/identity',
  '/identity/sessions',
  '/identity/records',
  '/platform/funds/999999',
  '/platform/products/sample',
] as const;

/** One stream of mixed requests in one world: everything in it follows from its seed. */
export class Traffic {
  readonly #app: FastifyInstance;
  readonly #world: string;
  readonly #random: Random;
  #token = '';

  constructor(app: FastifyInstance, world: string, seed: number) {
    this.#app = app;
    this.#world = world;
    this.#random = new Random(seed);
  }

  /** The next request, whatever it is. */
  async next(): Promise<Heard> {
    const actions: readonly (() => Promise<Heard>)[] = [
      () => this.#signIn(),
      () => this.#reserve(),
      () => this.#cancel(),
      () => this.#upload(),
      () => this.#write(),
      () => this.send('POST', '/_mock/api/clock', { payload: { step_seconds: this.#random.between(1, 400) } }),
      () => this.send('GET', '/_mock/api/mail'),
    ];
    const pick = this.#random.between(0, actions.length * 2);
    const action = actions[pick];
    return action ? action() : this.#api('GET', this.#one(reads));
  }

  /** A call of anything in this world. */
  async send(method: Method, url: string, more: More = {}): Promise<Heard> {
    const answer = await this.#app.inject({
      method,
      url,
      headers: { 'mock-world': this.#world, ...more.headers },
      ...(more.payload === undefined ? {} : { payload: more.payload }),
    });
    const { date: _date, ...head } = answer.headers;
    return { status: answer.statusCode, head: JSON.stringify(head), body: answer.body };
  }

  #api(method: Method, path: string, more: More = {}): Promise<Heard> {
    const shop = { 'client-type': 'webshop', 'client-key': 'zonnedorp', authorization: `Bearer ${this.#token}` };
    return this.send(method, `/api/v1${path}`, { ...more, headers: { ...shop, ...more.headers } });
  }

  #one<T>(items: readonly [T, ...T[]]): T {
    return items[this.#random.between(0, items.length - 1)] ?? items[0];
  }

  async #signIn(): Promise<Heard> {
    const session = await this.send('POST', `/_mock/api/residents/${this.#one(people)}/session`);
    if (session.status === 201) this.#token = textOf(objectOf(JSON.parse(session.body)), 'access_token') ?? '';
    return session;
  }

  async #firstOf(path: string): Promise<{ readonly [name: string]: unknown }> {
    const list = await this.#api('GET', path);
    return list.status === 200 ? objectOf(listOf(objectOf(JSON.parse(list.body)), 'data')[0]) : {};
  }

  async #reserve(): Promise<Heard> {
    const voucher = await this.#firstOf('/platform/vouchers?type=regular');
    const names = { first_name: 'Kees', last_name: 'Bakker' };
    const product_id = this.#one([offers.meal, offers.film]);
    const order = { voucher_address: voucher['address'], product_id, ...names };
    return this.#api('POST', '/platform/product-reservations', { payload: order });
  }

  async #cancel(): Promise<Heard> {
    const { id } = await this.#firstOf('/platform/product-reservations');
    return this.#api('PATCH', `/platform/product-reservations/${String(id)}`, {
      payload: { state: 'canceled_by_client' },
    });
  }

  #upload(): Promise<Heard> {
    const isPicture = this.#random.next() < 0.2;
    const form = formBytes([
      ['type', isPicture ? 'cms_media' : 'reimbursement_proof'],
      isPicture ? ['file', pngOf(5, 5), 'foto.png'] : ['file', pdf, 'bon.pdf'],
    ]);
    const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    return this.#api('POST', isPicture ? '/medias' : '/files', { payload: form, headers: type });
  }

  #write(): Promise<Heard> {
    const number = this.#random.between(1000, 9999);
    const calls: readonly [() => Promise<Heard>, ...(() => Promise<Heard>)[]] = [
      () => this.#api('POST', '/identity/records', { payload: { type: 'telephone', value: `061234${number}` } }),
      () => this.#api('POST', `/platform/products/${offers.meal}/bookmark`),
      () => this.#api('POST', '/identity/emails', { payload: { email: `adres-${number}@post.example` } }),
      () => this.#api('POST', '/platform/funds/redeem', { payload: { code: `${number}-0000` } }),
      () =>
        this.#api('POST', '/identity/proxy/email', {
          payload: { email: 'kees@post.example', source: 'zonnedorp_webshop' },
        }),
      () =>
        this.#api('PATCH', '/platform/notifications/settings', { payload: { email_unsubscribed: number % 2 === 0 } }),
    ];
    return this.#one(calls)();
  }
}
