import { MockApi, MockApiError } from '../../client.ts';
import { objectOf, type Input } from '../../src/input.ts';
import type { Program } from '../../src/testing/program.ts';

/** What was answered with a yes; only this must be there afterwards. */
export class Answered {
  readonly records: { readonly id: number; readonly value: string }[] = [];
  readonly emails: { readonly id: number; readonly email: string }[] = [];
  readonly tokens: string[] = [];
  #heard: () => void = () => undefined;

  get count(): number {
    return this.records.length + this.emails.length + this.tokens.length;
  }

  /** To be called after every answer. */
  note(): void {
    this.#heard();
  }

  /** Resolves after this number of further answers. */
  more(count: number): Promise<void> {
    const wanted = this.count + count;
    return new Promise((resolve) => {
      this.#heard = () => {
        if (this.count >= wanted) resolve();
      };
    });
  }
}

/** One that writes, in turn three kinds of things, until nobody answers any more. */
export class Writer {
  readonly #program: Program;
  readonly #name: string;
  readonly #answered: Answered;
  #token = '';
  #count = 0;

  constructor(program: Program, name: string, answered: Answered) {
    this.#program = program;
    this.#name = name;
    this.#answered = answered;
  }

  /** Writes until the connection breaks or the platform says that it is ending. Any other refusal is an error. */
  async run(): Promise<void> {
    try {
      await this.#openSession();
      for (;;) await this.#write();
    } catch (error) {
      if (error instanceof RefusedWrite || (error instanceof MockApiError && error.status !== 503)) throw error;
    }
  }

  async #write(): Promise<void> {
    this.#count += 1;
    if (this.#count % 16 === 0) await this.#openSession();
    else if (this.#count % 4 === 0) await this.#addEmail();
    else await this.#addRecord();
    this.#answered.note();
  }

  /** A call of the console. */
  async #openSession(): Promise<void> {
    this.#token = (await MockApi.at(this.#program.url).signIn('noor')).access_token;
    this.#answered.tokens.push(this.#token);
  }

  /** One row. */
  async #addRecord(): Promise<void> {
    const value = `${this.#name} ${this.#count}`;
    const { data } = await this.#post('/api/v1/identity/records', { type: 'given_name', value });
    this.#answered.records.push({ id: Number(objectOf(data)['id']), value });
  }

  /** An address, and the mail that goes there: both or none. */
  async #addEmail(): Promise<void> {
    const email = `${this.#name}-${this.#count}@writers.example`;
    const { data } = await this.#post('/api/v1/identity/emails', { email });
    this.#answered.emails.push({ id: Number(objectOf(data)['id']), email });
  }

  async #post(path: string, body: object): Promise<Input> {
    const answer = await fetch(`${this.#program.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'client-type': 'webshop',
        'client-key': 'zonnedorp',
        ...(this.#token === '' ? {} : { authorization: `Bearer ${this.#token}` }),
      },
      body: JSON.stringify(body),
    });
    if (answer.status === 503) throw new Error('The platform is ending and takes no new request.');
    if (answer.status !== 201) throw new RefusedWrite(`${path} answered ${answer.status}: ${await answer.text()}`);
    return objectOf(await answer.json());
  }
}

class RefusedWrite extends Error {}
