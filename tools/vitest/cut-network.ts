import { Socket } from 'node:net';
import { afterEach } from 'vitest';

/** This machine, for tests that start servers; tests of views start none. */
const ALLOWED = new Set(
  process.env['TEST_SERVERS'] === 'none' ? [] : ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'],
);

const blocked: string[] = [];

/** The host of a connect call; undefined for a pipe or a call without a host, which stay on this machine. */
function hostOf(target: unknown): string | undefined {
  const [first, second] = Array.isArray(target) ? target : [];
  if (typeof first === 'object' && first !== null && 'host' in first && typeof first.host === 'string')
    return first.host;
  return typeof first === 'number' && typeof second === 'string' ? second : undefined;
}

/** The arguments of a connect call; Node also calls connect with one normalised list. */
const argumentsOf = (args: readonly unknown[]): unknown => (Array.isArray(args[0]) ? args[0] : args);

/** Blocks connections to other hosts in tests, so that no test depends on a network. */
Socket.prototype.connect = new Proxy(Reflect.get(Socket.prototype, 'connect'), {
  apply(target, self, args: unknown[]) {
    const host = hostOf(argumentsOf(args));
    if (host !== undefined && !ALLOWED.has(host)) {
      blocked.push(host);
      throw new Error(`A test connected to ${host}, but tests have no network.`);
    }
    return Reflect.apply(target, self, args);
  },
});

/** The hosts to which the test tried to connect so far. */
export const takeBlocked = (): readonly string[] => blocked.splice(0);

/** Fails a test whose call nobody stubbed, also when the code under test handles the failed connection. */
afterEach(() => {
  const hosts = takeBlocked();
  if (hosts.length > 0) throw new Error(`The test connected to ${hosts.join(', ')}; stub the call.`);
});
