/**
 * A port with the methods that a test expects to be called. Any other method throws, so that an unexpected call fails
 * the test.
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

/** Type assertion: the proxy throws for missing methods. */
function toPort<Port extends object>(proxy: Partial<Port>): Port {
  return proxy as Port;
}
