/**
 * A port is an interface and, under the same name, a token that the container resolves to its adapter. The abstract class is
 * there for its type only: with it the compiler checks every binding. At run time the token is a plain symbol.
 */
export type PortToken<T> = symbol | (abstract new (...given: unknown[]) => T);

/** Makes the token of a port; `name` appears in error messages of the container. */
export function portToken<T>(name: string): PortToken<T> {
  return Symbol(name);
}
