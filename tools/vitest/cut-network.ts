import { Socket } from 'node:net';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']);

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
    if (host !== undefined && !LOOPBACK.has(host))
      throw new Error(`A test connected to ${host}, but tests have no network.`);
    return Reflect.apply(target, self, args);
  },
});
