import type { FastifyInstance } from 'fastify';
import type { Twin } from '../../src/http/twin.ts';
import { consoleCalls } from './calls.ts';
import type { ConsoleCall } from './console-call.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Calls of the console that this twin has, as `GET /_mock/api/mail`. */
    twinCalls: string[];
  }
}

/** Gathers the calls of the console as they are made; to be added before them. */
export function addCallsIndex(app: FastifyInstance): void {
  app.decorate('twinCalls', []);
  app.addHook('onRoute', ({ method, url }) => {
    const methods = (Array.isArray(method) ? method : [method]).filter((one) => one !== 'HEAD' && one !== 'OPTIONS');
    if (url.startsWith('/_mock/api/')) app.twinCalls.push(...methods.map((one) => `${one} ${url}`));
  });
}

const nameOf = ({ method, path }: Pick<ConsoleCall, 'method' | 'path'>): string => `${method} ${path}`;

/** Every call of the console with what it does; one that nobody described yet is there too. */
export function callsOf(app: FastifyInstance): readonly ConsoleCall[] {
  const known = new Map(consoleCalls.map((call) => [nameOf(call), call]));
  return app.twinCalls.map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return known.get(name) ?? { part: 'Other', method, path, says: '' };
  });
}

/** The list as JSON, for whoever drives the console by HTTP. */
export const indexOf = (app: FastifyInstance, twin: Twin): object => ({
  prefix: twin.settings.publicUrl,
  world: 'Name the world in the header Twin-World or the cookie twin-world.',
  calls: callsOf(app),
});
