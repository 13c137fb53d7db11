/**
 * A port of which a test fills in what it expects to be asked. Any other method throws, so that a test notices a
 * call nobody thought of.
 */
export function stubPort<Port extends object>(methods: Partial<Port>): Port {
  const proxy = new Proxy(methods, {
    get(target, name, receiver) {
      if (Reflect.has(target, name)) return Reflect.get(target, name, receiver);
      if (name === 'then' || typeof name === 'symbol') return undefined;
      throw new Error(`The test did not expect ${name} to be used`);
    },
  });
  return toPort<Port>(proxy);
}

/** The named border: what is missing throws when it is touched. */
function toPort<Port extends object>(proxy: Partial<Port>): Port {
  return proxy as Port;
}
