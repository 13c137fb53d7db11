import type { FastifyInstance } from 'fastify';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { consoleCalls } from './calls.ts';
import type { ConsoleCall } from './console-call.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Calls of the console that this mock platform has, as `GET /_mock/api/mail`. */
    consoleCalls: string[];
  }
}

/** Gathers the calls of the console as they are made; to be added before them. */
export function addCallsIndex(app: FastifyInstance): void {
  app.decorate('consoleCalls', []);
  app.addHook('onRoute', ({ method, url }) => {
    const methods = (Array.isArray(method) ? method : [method]).filter((one) => one !== 'HEAD' && one !== 'OPTIONS');
    if (url.startsWith('/_mock/api/')) app.consoleCalls.push(...methods.map((one) => `${one} ${url}`));
  });
}

const nameOf = ({ method, path }: Pick<ConsoleCall, 'method' | 'path'>): string => `${method} ${path}`;

/** Every call of the console with what it does; one that nobody described yet is there too. */
export function callsOf(app: FastifyInstance): readonly ConsoleCall[] {
  const known = new Map(consoleCalls.map((call) => [nameOf(call), call]));
  return app.consoleCalls.map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return known.get(name) ?? { part: 'Other', method, path, says: '' };
  });
}

/** The list as JSON, for whoever drives the console by HTTP. */
export const indexOf = (app: FastifyInstance, platform: MockPlatform): object => ({
  prefix: platform.settings.publicUrl,
  world: 'Name the world in the header Mock-World or the cookie mock-world.',
  calls: callsOf(app),
});
