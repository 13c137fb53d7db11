/**
 * A port is an interface and, under the same name, a token that the container resolves to its adapter.
 * The type parameter lets the compiler check every binding; at run time the token is a plain symbol.
 */
export type PortToken<T> = symbol & { readonly __port?: T };

/** Makes the token of a port; `name` appears in error messages of the container. */
export function portToken<T>(name: string): PortToken<T> {
  return Symbol(name);
}
