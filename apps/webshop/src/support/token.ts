import type { PortToken } from '@stadstegoed/core/shared/port-token.ts';

/** A class that is its own token, such as a use case. */
export type ClassToken<T> = abstract new (...dependencies: never[]) => T;

/** A token of the container: a port by its token, a use case by its class. */
export type Token<T> = PortToken<T> | ClassToken<T>;

/** The instance types of a list of tokens, in the same order. */
export type Resolved<Tokens extends readonly unknown[]> = {
  -readonly [Index in keyof Tokens]: Tokens[Index] extends ClassToken<infer T>
    ? T
    : Tokens[Index] extends PortToken<infer T>
      ? T
      : never;
};
