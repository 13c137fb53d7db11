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

/** What an outcome leaves out or does not know, at any depth; empty when the shop understood everything. */
function deviationsOf(outcome: unknown): string {
  const found = { leftOut: 0, unknown: 0 };
  const look = (value: unknown): void => {
    if (value === 'unknown') found.unknown += 1;
    if (typeof value !== 'object' || value === null) return;
    if ('leftOut' in value) found.leftOut += Number(value.leftOut);
    Object.values(value).forEach(look);
  };
  look(outcome);
  const { leftOut, unknown } = found;
  return [leftOut === 0 ? [] : `${leftOut} that the shop leaves out`, unknown === 0 ? [] : `${unknown} unknown words`]
    .flat()
    .join(', ');
}

/** Makes the calls of the shop one by one, and records how the platform answered each. */
class Recorder {
  readonly rows: Row[] = [];
  readonly adapters: Adapters;
  edition: Edition | null = null;
  readonly #isResident: boolean;
  /** The statuses of the call that is made now. */
  #statuses: number[] = [];
  #isOfEdition = true;

  constructor({ platform, token }: Checked) {
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
        this.#isOfEdition = isDescribed(request.method, schemaPath, this.edition);
      },
      onResponse: ({ response }) => {
        this.#statuses.push(response.status);
      },
    });
    this.adapters = adaptersOf(client);
  }

  /** Makes a call. Returns what was read; null when it was refused, or when there was nothing to make it with. */
  async make<T>(call: string, ask: (() => Promise<Outcome<T>>) | null): Promise<T | null> {
    if (ask === null) return this.#skip(call, 'there was nothing to ask for');
    this.#statuses = [];
    const outcome = await ask();
    if (!this.#isOfEdition && !outcome.ok) return this.#skip(call, 'this edition has no such call');
    this.rows.push({ call, ...this.#conformityOf(outcome) });
    return outcome.ok ? outcome.value : null;
  }

  /** Makes a call that needs a resident. */
  async makeSigned<T>(call: string, ask: (() => Promise<Outcome<T>>) | null): Promise<T | null> {
    return this.#isResident ? this.make(call, ask) : this.#skip(call, 'there was no token');
  }

  #skip(call: string, why: string): null {
    this.rows.push({ call, conformity: 'not tried', why });
    return null;
  }

  #conformityOf<T>(outcome: Outcome<T>): Pick<Row, 'conformity' | 'why'> {
    if (outcome.ok) {
      const deviations = deviationsOf(outcome.value);
      return { conformity: deviations === '' ? 'expected' : 'tolerated', why: deviations };
    }
    const last = this.#statuses.at(-1);
    const { kind } = outcome.error;
    if (last === undefined) return { conformity: 'refused', why: `${kind}, without an answer` };
    return { conformity: last === 404 || last === 405 ? 'absent' : 'refused', why: `${kind}, answered with ${last}` };
  }
}

/** A call with the first of a list; null when the list has none. */
const withFirst = <T, R>(items: readonly T[] | undefined, ask: (first: T) => R): (() => R) | null => {
  const [first] = items ?? [];
  return first === undefined ? null : () => ask(first);
};

/** What a visitor reads. */
async function walkAsVisitor(recorder: Recorder): Promise<Page<Product> | null> {
  const { adapters } = recorder;
  const { config, funds, products, categories, samples, providers, offices, search } = adapters;
  recorder.edition = (await recorder.make('configuration', () => config.read()))?.edition ?? null;
  const foundFunds = await recorder.make('funds', () => funds.list({ page: 1 }));
  await recorder.make(
    'a fund',
    withFirst(foundFunds?.items, ({ id }) => funds.read(id)),
  );
  await recorder.make('subjects of funds', () => funds.tags());
  await recorder.make('organisations of funds', () => funds.organizations());
  const foundProducts = await recorder.make('products', () => products.list({}));
  await recorder.make(
    'a product',
    withFirst(foundProducts?.items, ({ id }) => products.read(id)),
  );
  await recorder.make('products of home', () => samples.samples('budget'));
  await recorder.make('categories of products', () => categories.list({}));
  await recorder.make('providers of products', () => products.providers('budget'));
  const foundProviders = await recorder.make('providers', () => providers.list({ page: 1, perPage: 15 }));
  await recorder.make(
    'a provider',
    withFirst(foundProviders?.items, ({ id }) => providers.read(id)),
  );
  await recorder.make('kinds of providers', () => providers.businessTypes());
  const foundOffices = await recorder.make('offices', () => offices.list({}));
  await recorder.make(
    'an office',
    withFirst(foundOffices?.items, ({ id }) => offices.read(id)),
  );
  await recorder.make('search while typing', () => search.overview({ q: 'a' }));
  await recorder.make('search results', () => search.list({ kinds: [] }));
  return foundProducts;
}

/** What a resident reads. */
async function walkAsResident(recorder: Recorder): Promise<void> {
  const { signIn, vouchers, cards, reservations, reimbursements, ownRequests, ...account } = recorder.adapters;
  await recorder.makeSigned('the resident', () => signIn.readIdentity());
  const foundVouchers = await recorder.makeSigned('vouchers', () => vouchers.list({}));
  await recorder.makeSigned(
    'a voucher',
    withFirst(foundVouchers?.items, ({ address }) => vouchers.read(address)),
  );
  await recorder.makeSigned(
    'orders of cards',
    withFirst(foundVouchers?.items, ({ address }) => cards.orders(address)),
  );
  const reserved = await recorder.makeSigned('reservations', () => reservations.list({}));
  await recorder.makeSigned(
    'a reservation',
    withFirst(reserved?.items, ({ id }) => reservations.read(id)),
  );
  const claimed = await recorder.makeSigned('reimbursements', () => reimbursements.list({ page: 1 }));
  await recorder.makeSigned(
    'a reimbursement',
    withFirst(claimed?.items, ({ id }) => reimbursements.read(id)),
  );
  const sent = await recorder.makeSigned('own requests', () => ownRequests.listAll());
  await recorder.makeSigned(
    'an own request',
    withFirst(sent?.requests, ({ id, fundId }) => ownRequests.read(id, fundId)),
  );
  await recorder.makeSigned('second factors', () => account.factors.read());
  await recorder.makeSigned('kinds of records', () => account.records.types());
  await recorder.makeSigned('records', () => account.records.list());
  await recorder.makeSigned('groups of records', () => account.records.categories());
  await recorder.makeSigned('validators', () => account.validations.validators());
  await recorder.makeSigned('requests to validators', () => account.validations.requests());
  await recorder.makeSigned('e-mail addresses', () => account.emails.list());
  await recorder.makeSigned('devices', () => account.sessions.list());
  await recorder.makeSigned('messages', () => account.notifications.list(1));
  await recorder.makeSigned('count of unread messages', () => account.notifications.countUnread());
  await recorder.makeSigned('settings of messages', () => account.preferences.read(null));
}

/** What a resident changes and changes back. */
async function walkWithChanges(recorder: Recorder, found: Page<Product> | null): Promise<void> {
  const { products, preferences } = recorder.adapters;
  // Not one that the resident saved: it would be gone afterwards.
  const unsaved = found?.items.filter(({ bookmarked }) => bookmarked === false);
  await recorder.makeSigned(
    'save a product',
    withFirst(unsaved, ({ id }) => products.bookmark(id)),
  );
  await recorder.makeSigned(
    'remove a saved product',
    withFirst(unsaved, ({ id }) => products.removeBookmark(id)),
  );
  const settings = await preferences.read(null);
  await recorder.makeSigned(
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
  await walkAsResident(recorder);
  if (checked.writes) await walkWithChanges(recorder, found);
  return { edition: recorder.edition, rows: recorder.rows };
}
