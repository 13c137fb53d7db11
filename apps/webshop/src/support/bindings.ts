import type { Resolved, Token } from './token.ts';

/** How one thing of the container is made: its dependencies, and the function that takes them in the same order. */
export interface Binding<T, Dependencies extends readonly unknown[]> {
  readonly dependencies: Dependencies;
  readonly make: (...dependencies: Resolved<Dependencies>) => T;
}

/** A class whose constructor takes these dependencies, in this order. */
export type Constructor<T, Dependencies extends readonly unknown[]> = new (
  ...dependencies: Resolved<Dependencies>
) => T;

/** As much of the container as a feature's `*.module.ts` needs. Every binding lives as long as the app. */
export interface Bindings {
  /** Binds a port to what `make` gives, made at the first use. */
  bind<T, const Dependencies extends readonly unknown[]>(token: Token<T>, binding: Binding<T, Dependencies>): void;
  /** Binds a use case to its own class. */
  bindClass<T, const Dependencies extends readonly unknown[]>(
    type: Constructor<T, Dependencies>,
    dependencies: Dependencies,
  ): void;
  /** Binds something that exists already. */
  value<T>(token: Token<T>, value: T): void;
  /** Whether a token is bound. */
  has<T>(token: Token<T>): boolean;
}
