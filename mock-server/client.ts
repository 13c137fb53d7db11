import type * as Api from './api-types.ts';
import type { DeskAction } from './console/desk/all-actions.ts';
import type { LoggedRequest } from './src/world/request-log.ts';
import type { Tables } from './src/tables/tables.ts';
import type { PushRow, SmsRow } from './src/tables/services.ts';
import type { WorldSettings } from './src/tables/settings.ts';
import type { Flags } from './src/tables/tenants.ts';
import type { ReadableMail } from './src/services/mail/mailbox.ts';

export type { NewFault, Resident } from './api-types.ts';

/** The cookie that selects the world of a browser; on localhost both the shop and the mock platform receive it. */
export const WORLD_COOKIE = 'mock-world';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Answer = { readonly status: number; readonly body: unknown };
type Send = (method: Method, url: string, body: object | undefined) => Promise<Answer>;

/** An answer of the mock platform that is not 2xx. */
export class MockApiError extends Error {
  readonly status: number;

  constructor(call: string, { status, body }: Answer) {
    super(`${call} was answered with ${status}: ${JSON.stringify(body)}`);
    this.status = status;
  }
}

/** Sends requests to a mock platform on a port. */
const overHttp =
  (origin: string, world: string | undefined): Send =>
  async (method, url, body) => {
    const answer = await fetch(origin + url, {
      method,
      headers: {
        ...(world === undefined ? {} : { 'mock-world': world }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return { status: answer.status, body: isJson ? await answer.json() : await answer.text() };
  };

/** The calls below `/_mock/api`: one method for each call, with the types of its handler. */
export class MockApi {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** The calls to a mock platform on a port, in the named world; without a name in its persisted world. */
  static at(origin: string, world?: string): MockApi {
    return new MockApi(overHttp(origin, world));
  }

  /** Creates a world and returns its name. */
  async createWorld(wish: Api.NewWorld): Promise<string> {
    return (await this.#call<{ world: string }>('POST', 'worlds', wish)).world;
  }

  async deleteWorld(name: string): Promise<void> {
    await this.#call('DELETE', `worlds/${name}`);
  }

  /** Builds the scenario of the world again, or makes the world as another is now. */
  async reset(from?: string): Promise<void> {
    await this.#call('POST', 'reset', from === undefined ? undefined : { from });
  }

  clock = (): Promise<Api.Clock> => this.#call('GET', 'clock');
  moveClock = (move: Api.ClockMove): Promise<Api.Clock> => this.#call('POST', 'clock', move);

  residents = (): Promise<readonly Api.Resident[]> => this.#call('GET', 'residents');
  /** Signs a resident in, as after DigiD. */
  signIn = (persona: string): Promise<Api.Session> => this.#call('POST', `residents/${persona}/session`);

  /** The last requests of the world, oldest first. */
  async requests(): Promise<readonly LoggedRequest[]> {
    return (await this.#call<{ requests: readonly LoggedRequest[] }>('GET', 'requests')).requests;
  }

  /** Changes fields of a row, without side effects. */
  async changeRow<Name extends keyof Tables>(table: Name, id: number, changes: Partial<Tables[Name]>): Promise<void> {
    await this.#call('PATCH', `data/${table}/${id}`, { changes });
  }

  /** Changes flags in the configuration of a municipality. */
  async changeFlags(municipality: string, flags: Flags): Promise<void> {
    await this.#call('PATCH', `tenants/${municipality}`, { flags });
  }

  changeSettings = (changes: Api.SettingsChange): Promise<WorldSettings> => this.#call('POST', 'settings', changes);

  async faults(): Promise<readonly Api.ShownFault[]> {
    return (await this.#call<{ faults: readonly Api.ShownFault[] }>('GET', 'faults')).faults;
  }

  addFault = (fault: Api.NewFault): Promise<Api.ShownFault> => this.#call('POST', 'faults', fault);

  async removeFaults(): Promise<void> {
    await this.#call('DELETE', 'faults');
  }

  async removeFault(id: number): Promise<void> {
    await this.#call('DELETE', `faults/${id}`);
  }

  /** Releases the requests that a fault holds; returns their number. */
  async releaseFault(id: number): Promise<number> {
    return (await this.#call<{ let_go: number }>('POST', `faults/${id}/let-go`)).let_go;
  }

  /** The mails, newest first; with an address only the mails to it. */
  async mails(to?: string): Promise<readonly ReadableMail[]> {
    const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
    return (await this.#call<{ mails: readonly ReadableMail[] }>('GET', `mail${query}`)).mails;
  }

  async removeMails(): Promise<void> {
    await this.#call('DELETE', 'mail');
  }

  /** The text messages, newest first. */
  async textMessages(): Promise<readonly SmsRow[]> {
    return (await this.#call<{ sms: readonly SmsRow[] }>('GET', 'sms')).sms;
  }

  /** The push messages to a resident, newest first. */
  async pushes(persona: string): Promise<readonly PushRow[]> {
    return (await this.#call<{ pushes: readonly PushRow[] }>('GET', `pushes?persona=${persona}`)).pushes;
  }

  async waitingSignIns(): Promise<readonly Api.WaitingSignIn[]> {
    return (await this.#call<{ waiting: readonly Api.WaitingSignIn[] }>('GET', 'phone')).waiting;
  }

  /** Approves a sign-in on the phone of a resident. */
  async approveSignIn(persona: string, shown: { auth_token: string } | { auth_code: string }): Promise<void> {
    await this.#call('POST', 'phone/approve', { persona, ...shown });
  }

  /** A decision or a payment at the desk, with the fields of its form; 409 when it is not possible. */
  async decide(action: DeskAction, fields: object): Promise<void> {
    await this.#call('POST', `desk/${action}`, fields);
  }

  async #call<Body>(method: Method, path: string, body?: object): Promise<Body> {
    const url = `/_mock/api/${path}`;
    const answer = await this.#send(method, url, body);
    if (answer.status < 200 || answer.status > 299) throw new MockApiError(`${method} ${url}`, answer);
    // type assertion: the handler of the call is declared to answer with this type.
    return answer.body as Body;
  }
}
