import type { FastifyInstance } from 'fastify';
import { MockApi } from '../../client.ts';
import { buildMockPlatform } from '../mock-platform.ts';
import { objectOf, type Input } from '../input.ts';
export type { Edition } from '../tables/settings.ts';
import type { TableName, Tables } from '../tables/tables.ts';
import type { Table } from '../world/table.ts';
import type { World } from '../world/world.ts';
import type { ReadableMail } from '../services/mail/mailbox.ts';
import type { MockPlatformOptions, MockPlatformSettings } from '../http/platform.ts';

/** The moment at which the worlds of the tests stand still, unless a test says otherwise. */
export const testNow = '2026-11-24T10:00:00+01:00';

/** What a test sends. */
export type Sent = {
  readonly as?: string | null;
  readonly body?: object;
  readonly headers?: { readonly [name: string]: string };
};

/** What it gets back; fields are read by a dotted path, such as `data.0.id`. */
export class Got {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | string[] | number | undefined };
  readonly body: unknown;

  constructor(answer: { statusCode: number; headers: Got['headers']; body: string }) {
    this.status = answer.statusCode;
    this.headers = answer.headers;
    this.body = String(answer.headers['content-type'] ?? '').includes('json') ? JSON.parse(answer.body) : answer.body;
  }

  /** The value at a path; undefined when there is none. */
  at(path: string): unknown {
    if (path === '') return this.body;
    return path.split('.').reduce<unknown>((value, part) => {
      if (Array.isArray(value)) return value[Number(part)];
      return objectOf(value)[part];
    }, this.body);
  }

  /** The text at a path; a test that finds something else there must fail. */
  text(path: string): string {
    const value = this.at(path);
    if (typeof value !== 'string') throw new Error(`No text at ${path}: ${JSON.stringify(this.body).slice(0, 400)}`);
    return value;
  }

  /** The same for a number. */
  number(path: string): number {
    const value = this.at(path);
    if (typeof value !== 'number') throw new Error(`No number at ${path}: ${JSON.stringify(this.body).slice(0, 400)}`);
    return value;
  }

  /** The items at a path. */
  list(path: string): readonly Input[] {
    const value = this.at(path);
    if (!Array.isArray(value)) throw new Error(`No list at ${path}: ${JSON.stringify(this.body).slice(0, 400)}`);
    return value.map(objectOf);
  }
}

/** A mock platform for one test file, driven without a port. */
export class Harness {
  readonly app: FastifyInstance;
  /** The calls below `/_mock/api`. */
  readonly mock = new MockApi((method, url, body) => this.send(method, url, body === undefined ? {} : { body }));
  #world = 'dev';

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  static async open(options: MockPlatformOptions = {}): Promise<Harness> {
    return new Harness(await buildMockPlatform({ now: testNow, ...options }));
  }

  /** A fresh world in the situation of a scenario; later calls go there. */
  async scenario(name: string): Promise<this> {
    this.#world = await this.mock.createWorld({ scenario: name });
    return this;
  }

  /** The world that calls go to, for what has no call. */
  world(): World {
    const world = this.app.mockPlatform.worlds.get(this.#world);
    if (!world) throw new Error(`There is no world ${this.#world}.`);
    return world;
  }

  /** A table of that world. */
  table<Name extends TableName>(name: Name): Table<Tables[Name]> {
    return this.world().table(name);
  }

  /** The name by which requests choose that world. */
  get worldName(): string {
    return this.#world;
  }

  get settings(): MockPlatformSettings {
    return this.app.mockPlatform.settings;
  }

  /** A live token of a persona. */
  async tokenOf(persona: string): Promise<string> {
    return (await this.mock.signIn(persona)).access_token;
  }

  /** Moves the world's clock on. */
  async step(seconds: number): Promise<void> {
    await this.mock.moveClock({ step_seconds: seconds });
  }

  /** The newest mail to an address; empty when there is none. */
  async mailTo(address: string): Promise<Partial<ReadableMail>> {
    return (await this.mock.mails(address))[0] ?? {};
  }

  /** The queries that a list does not refuse for the field that they begin with. */
  async notRefused(path: string, queries: readonly string[], sent?: Sent): Promise<readonly string[]> {
    const answers = await Promise.all(queries.map((query) => this.get(`${path}?${query}`, sent)));
    const refusals = answers.map((got) => [got.status, ...Object.keys(objectOf(got.at('errors')))].join(' '));
    return queries.filter((query, index) => refusals[index] !== `422 ${query.split('=')[0]}`);
  }

  get = (path: string, sent?: Sent): Promise<Got> => this.api('GET', path, sent);
  post = (path: string, sent?: Sent): Promise<Got> => this.api('POST', path, sent);
  patch = (path: string, sent?: Sent): Promise<Got> => this.api('PATCH', path, sent);
  delete = (path: string, sent?: Sent): Promise<Got> => this.api('DELETE', path, sent);

  /** A call of the platform as the web shop of Zonnedorp makes it. */
  async api(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, sent: Sent = {}): Promise<Got> {
    return this.send(method, `/api/v1${path}`, {
      ...sent,
      headers: {
        'client-type': 'webshop',
        'client-key': 'zonnedorp',
        ...(sent.as ? { authorization: `Bearer ${sent.as}` } : {}),
        ...sent.headers,
      },
    });
  }

  /** Any request, in the world of this harness. */
  async send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, sent: Sent = {}): Promise<Got> {
    const answer = await this.app.inject({
      method,
      url,
      headers: { 'mock-world': this.#world, ...sent.headers },
      ...(sent.body === undefined ? {} : { payload: sent.body }),
    });
    return new Got(answer);
  }
}
