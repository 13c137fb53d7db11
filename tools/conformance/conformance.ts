import type { Edition } from '@stadstegoed/core/shared/edition.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { createPlatformClient, type ClientOptions } from '@stadstegoed/http/client.ts';
import { adaptersOf, type Adapters } from '@stadstegoed/http/testing/adapters.ts';
import description from '@stadstegoed/openapi/generated/bundled.json' with { type: 'json' };

/** How a platform answered a call of the shop. */
type Conformity = 'expected' | 'tolerated' | 'refused' | 'absent' | 'not tried';

/** One call of the shop. `why` has kinds, statuses and numbers, and nothing that the platform said. */
export interface Row {
  readonly call: string;
  readonly conformity: Conformity;
  readonly why: string;
}

/** What was found out about a platform. */
export interface Conformance {
  readonly edition: Edition | null;
  readonly rows: readonly Row[];
}

/** What is checked, and how. */
export interface Checked {
  readonly platform: Pick<ClientOptions, 'baseUrl' | 'clientKey' | 'clock' | 'fetch'>;
  /** Of a resident for tests; null checks what visitors see. */
  readonly token: string | null;
  /** Whether calls that change something of the resident, and change it back, are made too. */
  readonly writes: boolean;
}

type Outcome<T> = Result<T, Failure | Refusal<string>>;

/** Whether an edition has a call, by the description. */
function isDescribed(method: string, path: string, edition: Edition | null): boolean {
  const operations: Readonly<Record<string, Readonly<Record<string, object>>>> = description.paths;
  const operation = operations[path]?.[method.toLowerCase()] ?? {};
  return edition === null || !('x-edition' in operation) || [operation['x-edition']].flat().includes(edition);
}

/** Seconds after which an answer is late: long before the time limit of the shop, which is a failure. */
const LATE = 5;

/** What an outcome leaves out or does not know, at any depth; nothing when the shop understood everything. */
function deviationsOf(outcome: unknown): readonly string[] {
  const found = { leftOut: 0, unknown: 0 };
  const look = (value: unknown): void => {
    if (value === 'unknown') found.unknown += 1;
    if (typeof value !== 'object' || value === null) return;
    if ('leftOut' in value) found.leftOut += Number(value.leftOut);
    Object.values(value).forEach(look);
  };
  look(outcome);
  const { leftOut, unknown } = found;
  return [...(leftOut === 0 ? [] : [`${leftOut} left out`]), ...(unknown === 0 ? [] : [`${unknown} unknown`])];
}

/** Whether an answer to a call for a page says nothing of pages, so that the shop takes it for the whole list. */
async function hidesPages({ url }: Request, response: Response): Promise<boolean> {
  const { pathname, searchParams } = new URL(url);
  // Samples are no pages: no real platform numbers them.
  if (!searchParams.has('per_page') || pathname.endsWith('/sample')) return false;
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'data' in body && !('meta' in body);
}

/** Makes the calls of the shop one by one, and records how the platform answered each. */
class Recorder {
  readonly rows: Row[] = [];
  readonly adapters: Adapters;
  edition: Edition | null = null;
  /** Whether the calls that follow need a resident. */
  needsResident = false;
  readonly #clock: Checked['platform']['clock'];
  readonly #isResident: boolean;
  /** How often the call that is made now was sent, the statuses of its answers, and what is odd about them. */
  #sent = 0;
  #statuses: number[] = [];
  #remarks = new Set<string>();
  #isOfEdition = true;

  constructor({ platform, token }: Checked) {
    this.#clock = platform.clock;
    this.#isResident = token !== null;
    const client = createPlatformClient({
      ...platform,
      clientType: 'webshop',
      edition: async () => this.edition,
      language: () => 'nl',
      accessToken: () => token,
      onUnauthorised: () => undefined,
    });
    client.use({
      onRequest: ({ request, schemaPath }) => {
        this.#sent += 1;
        this.#isOfEdition = isDescribed(request.method, schemaPath, this.edition);
      },
      onResponse: async ({ request, response }) => {
        this.#statuses.push(response.status);
        if (response.redirected) this.#remarks.add('redirected');
        if (response.ok && (await hidesPages(request, response.clone()))) this.#remarks.add('no number of pages');
      },
    });
    this.adapters = adaptersOf(client);
  }

  /** Makes a call. Returns what was read; null when it was refused, or when it could not be made. */
  async make<T>(call: string, ask: (() => Promise<Outcome<T>>) | null): Promise<T | null> {
    if (this.needsResident && !this.#isResident) return this.#skip(call, 'there was no token');
    if (ask === null) return this.#skip(call, 'there was nothing to ask for');
    [this.#sent, this.#statuses, this.#remarks] = [0, [], new Set()];
    const began = this.#clock.reading().monotonic;
    const outcome = await ask();
    const seconds = Math.round((this.#clock.reading().monotonic - began) / 1000);
    if (seconds >= LATE) this.#remarks.add(`took ${seconds} seconds`);
    if (!outcome.ok && this.#sent === 0) return this.#skip(call, 'the edition is not known');
    if (!outcome.ok && !this.#isOfEdition) return this.#skip(call, 'this edition has no such call');
    this.rows.push({ call, ...this.#conformityOf(outcome) });
    return outcome.ok ? outcome.value : null;
  }

  makeWithFirst<Item, T>(
    call: string,
    items: readonly Item[] | undefined,
    ask: (first: Item) => Promise<Outcome<T>>,
  ): Promise<T | null> {
    const [first] = items ?? [];
    return this.make(call, first === undefined ? null : () => ask(first));
  }

  #skip(call: string, why: string): null {
    this.rows.push({ call, conformity: 'not tried', why });
    return null;
  }

  #conformityOf<T>(outcome: Outcome<T>): Pick<Row, 'conformity' | 'why'> {
    const last = this.#statuses.at(-1);
    const answer = last === undefined ? 'without an answer' : `answered with ${last}`;
    const told = outcome.ok ? deviationsOf(outcome.value) : [outcome.error.kind, answer];
    const why = [...told, ...this.#remarks].join(', ');
    if (outcome.ok) return { conformity: why === '' ? 'expected' : 'tolerated', why };
    return { conformity: last === 404 || last === 405 ? 'absent' : 'refused', why };
  }
}

/** What a visitor reads. */
async function walkAsVisitor(recorder: Recorder): Promise<Page<Product> | null> {
  const { config, funds, products, categories, samples, providers, offices, search } = recorder.adapters;
  recorder.edition = (await recorder.make('configuration', () => config.read()))?.edition ?? null;
  const foundFunds = await recorder.make('funds', () => funds.list({ page: 1 }));
  await recorder.makeWithFirst('a fund', foundFunds?.items, ({ id }) => funds.read(id));
  await recorder.make('subjects of funds', () => funds.tags());
  await recorder.make('organisations of funds', () => funds.organizations());
  const foundProducts = await recorder.make('products', () => products.list({ page: 1, perPage: 15 }));
  await recorder.makeWithFirst('a product', foundProducts?.items, ({ id }) => products.read(id));
  await recorder.make('products of home', () => samples.samples('budget'));
  await recorder.make('categories of products', () => categories.list({}));
  await recorder.make('providers of products', () => products.providers('budget'));
  const foundProviders = await recorder.make('providers', () => providers.list({ page: 1, perPage: 15 }));
  await recorder.makeWithFirst('a provider', foundProviders?.items, ({ id }) => providers.read(id));
  await recorder.make('kinds of providers', () => providers.businessTypes());
  const foundOffices = await recorder.make('offices', () => offices.list({}));
  await recorder.makeWithFirst('an office', foundOffices?.items, ({ id }) => offices.read(id));
  await recorder.make('search while typing', () => search.overview({ q: 'a' }));
  await recorder.make('search results', () => search.list({ kinds: [] }));
  return foundProducts;
}

/** What a resident reads. */
async function walkAsResident(recorder: Recorder): Promise<void> {
  const { signIn, vouchers, cards, reservations, reimbursements, ownRequests, ...account } = recorder.adapters;
  await recorder.make('the resident', () => signIn.readIdentity());
  const found = await recorder.make('vouchers', () => vouchers.list({}));
  await recorder.makeWithFirst('a voucher', found?.items, ({ address }) => vouchers.read(address));
  await recorder.makeWithFirst('orders of cards', found?.items, ({ address }) => cards.orders(address));
  const reserved = await recorder.make('reservations', () => reservations.listAll({}));
  await recorder.makeWithFirst('a reservation', reserved?.items, ({ id }) => reservations.read(id));
  const claimed = await recorder.make('reimbursements', () => reimbursements.listAll({}));
  await recorder.makeWithFirst('a reimbursement', claimed?.items, ({ id }) => reimbursements.read(id));
  const sent = await recorder.make('own requests', () => ownRequests.listAll());
  await recorder.makeWithFirst('an own request', sent?.requests, ({ id, fundId }) => ownRequests.read(id, fundId));
  await recorder.make('second factors', () => account.factors.read());
  await recorder.make('kinds of records', () => account.records.types());
  await recorder.make('records', () => account.records.list());
  await recorder.make('groups of records', () => account.records.categories());
  await recorder.make('validators', () => account.validations.validators());
  await recorder.make('requests to validators', () => account.validations.requests());
  await recorder.make('e-mail addresses', () => account.emails.list());
  await recorder.make('devices', () => account.sessions.list());
  await recorder.make('messages', () => account.notifications.list(1));
  await recorder.make('count of unread messages', () => account.notifications.countUnread());
  await recorder.make('settings of messages', () => account.preferences.read(null));
}

/** What a resident changes and changes back. */
async function walkWithChanges(recorder: Recorder, found: Page<Product> | null): Promise<void> {
  const { products, preferences } = recorder.adapters;
  // Not one that the resident saved: it would be gone afterwards.
  const unsaved = found?.items.filter(({ bookmarked }) => bookmarked === false);
  await recorder.makeWithFirst('save a product', unsaved, ({ id }) => products.bookmark(id));
  await recorder.makeWithFirst('remove a saved product', unsaved, ({ id }) => products.removeBookmark(id));
  const settings = await preferences.read(null);
  await recorder.make(
    'change the settings of messages',
    settings.ok ? () => preferences.change(settings.value, null) : null,
  );
}

/**
 * Makes the calls of the shop at a platform, each with what the calls before it found, and says how it answers them: as the shop
 * expects, with something that the shop leaves out, refused, or absent although its edition has the call by the description.
 */
export async function checkPlatform(checked: Checked): Promise<Conformance> {
  const recorder = new Recorder(checked);
  const found = await walkAsVisitor(recorder);
  recorder.needsResident = true;
  await walkAsResident(recorder);
  if (checked.writes) await walkWithChanges(recorder, found);
  return { edition: recorder.edition, rows: recorder.rows };
}
