import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildMockPlatform } from '../../src/mock-platform.ts';
import { bundledContract } from '../../src/contract/contract.ts';
import { objectOf } from '../../src/contract/input.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { testNow } from '../../src/testing/harness.ts';

/** A call through a door. */
export type Knock = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: { readonly [name: string]: string };
  readonly payload?: string | Buffer;
};

export type Reply = { readonly status: number; readonly body: unknown };

/** A way to a mock platform whose world `dev` is at the start of a scenario. */
export type Door = {
  readonly knock: (call: Knock) => Promise<Reply>;
  /** Ends the mock platform and starts it again on the same file, where the door does that. */
  readonly restart: () => Promise<void>;
  /** All that the world holds, after which the door is closed. */
  readonly leave: () => Promise<unknown>;
};

/** What both sides of the network and `inject` say alike. */
const agent = { 'user-agent': 'a walk' };

const scenario = 'one-voucher';

/** The world as plain data, without the machine's own moment. */
function stateOf(app: FastifyInstance): unknown {
  const state: unknown = JSON.parse(JSON.stringify(app.mockPlatform.worlds.get('dev')?.snapshot() ?? null));
  return { ...objectOf(state), clock: { ...objectOf(objectOf(state)['clock']), machine: 0 } };
}

/** Read once: what never changes need not be read again at every restart. */
const shared = { contract: bundledContract(), catalogue };

const open = (dataFile: string | null): Promise<FastifyInstance> =>
  buildMockPlatform({ ...shared, scenario, now: testNow, dataFile });

const asJson = (type: unknown, text: string): unknown => (String(type).includes('json') ? JSON.parse(text) : text);

async function inject(app: FastifyInstance, { method, url, headers, payload }: Knock): Promise<Reply> {
  const got = await app.inject({
    method,
    url,
    headers: { ...agent, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: got.statusCode, body: asJson(got.headers['content-type'], got.body) };
}

async function ask(origin: string, { method, url, headers, payload }: Knock): Promise<Reply> {
  const body = typeof payload === 'string' || payload === undefined ? payload : new Uint8Array(payload);
  const got = await fetch(`${origin}${url}`, {
    method,
    redirect: 'manual',
    headers: { ...agent, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: got.status, body: asJson(got.headers.get('content-type'), await got.text()) };
}

/** In this process, in memory. */
export async function inProcess(): Promise<Door> {
  const app = await open(null);
  return {
    knock: (call) => inject(app, call),
    restart: async () => undefined,
    leave: async () => {
      const state = stateOf(app);
      await app.close();
      return state;
    },
  };
}

/** Over a real connection. */
export async function overHttp(): Promise<Door> {
  const app = await open(null);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    knock: (call) => ask(origin, call),
    restart: async () => undefined,
    leave: async () => {
      const state = stateOf(app);
      await app.close();
      return state;
    },
  };
}

/** On a file, closed and opened again in between. */
export async function restarted(file: string): Promise<Door> {
  let app = await open(file);
  const again = async (): Promise<void> => {
    await app.close();
    app = await open(file);
  };
  return {
    knock: (call) => inject(app, call),
    restart: again,
    leave: async () => {
      await again();
      const state = stateOf(app);
      await app.close();
      return state;
    },
  };
}

type Running = { readonly child: ChildProcess; readonly origin: string };

async function run(file: string): Promise<Running> {
  const script = fileURLToPath(new URL('./platform-to-kill.ts', import.meta.url));
  const child = spawn(process.execPath, [script, file, scenario, testNow], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of child.stdout) {
    const [origin] = /http:\/\/\S+/.exec(String(chunk)) ?? [];
    if (origin !== undefined) return { child, origin };
  }
  throw new Error('The mock platform ended before it listened.');
}

async function kill({ child }: Running): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** On a file, in a process of its own that is killed without a word in between. */
export async function killed(file: string): Promise<Door> {
  let running = await run(file);
  return {
    knock: (call) => ask(running.origin, call),
    restart: async () => {
      await kill(running);
      running = await run(file);
    },
    leave: async () => {
      await kill(running);
      const app = await open(file);
      const state = stateOf(app);
      await app.close();
      return state;
    },
  };
}
