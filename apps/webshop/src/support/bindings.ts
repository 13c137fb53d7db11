import type { Resolved, Token } from './token.ts';

/** A binding of the container: the dependencies, and the factory that takes them in the same order. */
export interface Binding<T, Dependencies extends readonly unknown[]> {
  readonly dependencies: Dependencies;
  readonly make: (...dependencies: Resolved<Dependencies>) => T;
}

/** A class whose constructor takes these dependencies, in this order. */
export type Constructor<T, Dependencies extends readonly unknown[]> = new (
  ...dependencies: Resolved<Dependencies>
) => T;

/** The part of the container that a feature's `*.module.ts` uses. Every binding but `bindPart` is a singleton. */
export interface Bindings {
  /** Binds a port to the result of `make`, created at the first use. */
  bind<T, const Dependencies extends readonly unknown[]>(token: Token<T>, binding: Binding<T, Dependencies>): void;
  /** Binds a use case to its class. */
  bindClass<T, const Dependencies extends readonly unknown[]>(
    type: Constructor<T, Dependencies>,
    dependencies: Dependencies,
  ): void;
  /**
   * Binds a class that is a part of view models, such as a running call with its state: a new instance for each. A
   * singleton would keep the state for another screen and for the next resident.
   */
  bindPart<T, const Dependencies extends readonly unknown[]>(
    type: Constructor<T, Dependencies>,
    dependencies: Dependencies,
  ): void;
  /** Binds a token to an existing value. */
  value<T>(token: Token<T>, value: T): void;
  /** Whether a token is bound. */
  has<T>(token: Token<T>): boolean;
}
