import { listOf, objectOf, textOf } from '../../src/contract/input.ts';
import { boundary, formBytes } from '../../src/testing/multipart.ts';
import { pdf } from '../../src/testing/samples.ts';
import type { Door, Knock, Reply } from './doors.ts';

const shop = { 'client-type': 'webshop', 'client-key': 'zonnedorp' };
const json = { 'content-type': 'application/json' };

const idIn = (reply: Reply): number => Number(objectOf(objectOf(reply.body)['data'])['id']);

/** Kees behind a door: he keeps what he was given, and every answer that he got. */
export class Resident {
  readonly answers: Reply[] = [];
  readonly bookings: number[] = [];
  readonly reimbursements: number[] = [];
  readonly #door: Door;
  readonly #links: string[] = [];
  readonly #tokens: string[] = [];
  #voucher = '';
  #voucherId = 0;

  private constructor(door: Door) {
    this.#door = door;
  }

  /** Limits are off: they are counted elsewhere. */
  static async at(door: Door): Promise<Resident> {
    const resident = new Resident(door);
    await door.knock({ method: 'POST', url: '/_mock/api/settings', headers: json, payload: '{"throttles":false}' });
    const session = await door.knock({ method: 'POST', url: '/_mock/api/residents/kees/session' });
    const token = textOf(objectOf(session.body), 'access_token') ?? '';
    resident.#tokens.push(token);
    const headers = { ...shop, authorization: `Bearer ${token}` };
    const found = await door.knock({ method: 'GET', url: '/api/v1/platform/vouchers', headers });
    const voucher = objectOf(listOf(objectOf(found.body), 'data')[0]);
    resident.#voucher = textOf(voucher, 'address') ?? '';
    resident.#voucherId = Number(voucher['id']);
    return resident;
  }

  restart = (): Promise<void> => this.#door.restart();

  async askLink(): Promise<number> {
    const payload = JSON.stringify({ email: 'kees@post.example', source: 'zonnedorp_webshop' });
    const asked = await this.#call({ method: 'POST', url: '/api/v1/identity/proxy/email', payload });
    const post = await this.#door.knock({ method: 'GET', url: '/_mock/api/mail?to=kees@post.example' });
    const newest = objectOf(listOf(objectOf(post.body), 'mails')[0]);
    const link = listOf(newest, 'links')
      .map(String)
      .find((one) => one.includes('proxy/email'));
    this.#links.push(/[0-9a-f]{128}/.exec(link ?? '')?.[0] ?? '');
    return asked.status;
  }

  async useLink(index: number): Promise<number> {
    const url = `/api/v1/identity/proxy/email/exchange/${this.#links[index]}`;
    const used = await this.#call({ method: 'GET', url });
    if (used.status === 200) this.#tokens.push(textOf(objectOf(used.body), 'access_token') ?? '');
    return used.status;
  }

  /** A call with a token; a body goes as JSON. */
  signed(
    session: number,
    method: Knock['method'],
    [path, body]: readonly [path: string, body?: object],
  ): Promise<Reply> {
    return this.#call({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${this.#tokens[session]}` },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  }

  async reserve(session: number, product: number): Promise<number> {
    const names = { first_name: 'Kees', last_name: 'Bakker' };
    const body = { voucher_address: this.#voucher, product_id: product, ...names };
    const made = await this.signed(session, 'POST', ['/platform/product-reservations', body]);
    if (made.status === 201) this.bookings.push(idIn(made));
    return made.status;
  }

  /** Uploads a receipt and reimbursements; a refused upload says how the reimbursement would end. */
  async reimbursement(session: number, amount: number): Promise<number> {
    const receipt = await this.#call({
      method: 'POST',
      url: '/api/v1/files',
      headers: {
        authorization: `Bearer ${this.#tokens[session]}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: formBytes([
        ['type', 'reimbursement_proof'],
        ['file', pdf, 'bon.pdf'],
      ]),
    });
    const file = objectOf(objectOf(receipt.body)['data'])['uid'];
    const bank = { iban: 'nl02 abna 0123 4567 89', iban_name: 'K. Bakker' };
    const what = {
      voucher_id: this.#voucherId,
      title: 'Contributie',
      amount: (amount / 100).toFixed(2),
      files: [file],
    };
    const made = await this.signed(session, 'POST', [
      '/platform/reimbursements',
      { ...what, ...bank, state: 'pending' },
    ]);
    if (made.status === 201) this.reimbursements.push(idIn(made));
    return made.status;
  }

  /** The address of the voucher, or of something that can be done with it. */
  voucher = (action = ''): string => `/platform/vouchers/${this.#voucher}${action}`;

  /** Somebody at the desk decides. */
  async desk(action: 'reservation' | 'reimbursement', values: { readonly [name: string]: string }): Promise<void> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams(values).toString();
    await this.#door.knock({ method: 'POST', url: `/_mock/desk/${action}`, headers, payload });
  }

  async wait(seconds: number): Promise<void> {
    const payload = JSON.stringify({ step_seconds: seconds });
    await this.#door.knock({ method: 'POST', url: '/_mock/api/clock', headers: json, payload });
  }

  async #call(call: Knock): Promise<Reply> {
    const reply = await this.#door.knock({ ...call, headers: { ...shop, ...json, ...call.headers } });
    this.answers.push(reply);
    return reply;
  }
}
