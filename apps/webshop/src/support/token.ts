import type { PortToken } from '@stadstegoed/core/shared/port-token.ts';

/** A class that stands for itself in the container, such as a use case. */
export type ClassToken<T> = abstract new (...dependencies: never[]) => T;

/** Something the container can give: a port by its token, a use case by its class. */
export type Token<T> = PortToken<T> | ClassToken<T>;

/** The things that a list of tokens stands for, in the same order. */
export type Resolved<Tokens extends readonly unknown[]> = {
  -readonly [Index in keyof Tokens]: Tokens[Index] extends ClassToken<infer T>
    ? T
    : Tokens[Index] extends PortToken<infer T>
      ? T
      : never;
};
