import { inject as untyped, type ServiceIdentifier } from 'inversify';

export { injectable } from 'inversify';

/** A decorator of a constructor's parameter whose type the token's type fits. */
type Injected<T> = <Class extends abstract new (...given: never[]) => unknown, Index extends number>(
  target: Class,
  key: undefined,
  index: T extends ConstructorParameters<Class>[Index] ? Index : never,
) => void;

/**
 * Inversify's `inject`, with which a wrong token does not compile: `@inject(Clock) clock: Clock`. A parameter without it
 * compiles; `composition/bindings.test.ts` makes every view model and finds it.
 */
// Type assertion: inversify types its decorator for a parameter of any type.
export const inject = untyped as <T>(token: ServiceIdentifier<T>) => Injected<T>;
