/**
 * A port is an interface and, under the same name, a token by which the container finds its adapter.
 * The type rides along so that the container can check every binding; at run time it is a plain symbol.
 */
export type PortToken<T> = symbol & { readonly __port?: T };

/** Makes the token of a port; `name` shows up in error messages of the container. */
export function portToken<T>(name: string): PortToken<T> {
  return Symbol(name);
}
