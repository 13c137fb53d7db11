import { Socket } from 'node:net';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']);

/** The host that a connect call names; undefined for a pipe or a call without one, both of which stay on this machine. */
function hostOf(target: unknown): string | undefined {
  const [first, second] = Array.isArray(target) ? target : [];
  if (typeof first === 'object' && first !== null && 'host' in first && typeof first.host === 'string')
    return first.host;
  return typeof first === 'number' && typeof second === 'string' ? second : undefined;
}

/** Node hands its own connect either the caller's arguments or one list with the arguments sorted out. */
const argumentsOf = (args: readonly unknown[]): unknown => (Array.isArray(args[0]) ? args[0] : args);

/** A test never leaves this machine: a call to another host fails at once, by name, instead of passing when there is a network. */
Socket.prototype.connect = new Proxy(Reflect.get(Socket.prototype, 'connect'), {
  apply(target, self, args: unknown[]) {
    const host = hostOf(argumentsOf(args));
    if (host !== undefined && !LOOPBACK.has(host))
      throw new Error(`A test asked for ${host}, but tests have no network.`);
    return Reflect.apply(target, self, args);
  },
});
