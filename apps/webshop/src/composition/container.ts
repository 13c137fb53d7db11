import 'reflect-metadata/lite';
import { Container, type ServiceIdentifier } from 'inversify';
import type { Services, ViewModelClass } from '../support/container-context.ts';
import type { Binding, Bindings, Constructor } from '../support/bindings.ts';
import type { Resolved, Token } from '../support/token.ts';
import { ViewModelCache } from './view-model-cache.ts';

/**
 * The dependency container with typed tokens, without decorators. Ports and use cases are singletons; view models are
 * created for each screen.
 */
export class Composition implements Services, Bindings {
  /** The view models by history entry; the shell clears them at sign-out. */
  readonly viewModels = new ViewModelCache();
  readonly #container = new Container();

  /** Binds a port to one instance, created at the first use. */
  bind<T, const Dependencies extends readonly unknown[]>(token: Token<T>, binding: Binding<T, Dependencies>): void {
    this.#container
      .bind<T>(identifier(token))
      .toResolvedValue(asFactory(binding.make), identifiers(binding.dependencies))
      .inSingletonScope();
  }

  /** Binds a use case to one instance of its class, created at the first use. */
  bindClass<T, const Dependencies extends readonly unknown[]>(
    type: Constructor<T, Dependencies>,
    dependencies: Dependencies,
  ): void {
    const make = (...given: Resolved<Dependencies>): T => new type(...given);
    this.bind(classToken<T>(type), { dependencies, make });
  }

  /** Binds a class that is a part of view models: a new instance for each of them. */
  bindPart<T, const Dependencies extends readonly unknown[]>(
    type: Constructor<T, Dependencies>,
    dependencies: Dependencies,
  ): void {
    const make = (...given: Resolved<Dependencies>): T => new type(...given);
    this.#container
      .bind<T>(identifier(classToken<T>(type)))
      .toResolvedValue(asFactory(make), identifiers(dependencies))
      .inTransientScope();
  }

  /** Binds a token to an existing value. */
  value<T>(token: Token<T>, value: T): void {
    this.#container.bind<T>(identifier(token)).toConstantValue(value);
  }

  /** Whether a token is bound. */
  has<T>(token: Token<T>): boolean {
    return this.#container.isBound(identifier(token));
  }

  get<T>(token: Token<T>): T {
    return this.#container.get<T>(identifier(token));
  }

  create<Model, const Dependencies extends readonly unknown[]>(type: ViewModelClass<Model, Dependencies>): Model {
    const token = classIdentifier<Model>(type);
    if (!this.#container.isBound(token)) {
      const make = (...given: Resolved<Dependencies>): Model => new type(...given);
      this.#container
        .bind<Model>(token)
        .toResolvedValue(asFactory(make), identifiers(type.dependencies))
        .inTransientScope();
    }
    return this.#container.get<Model>(token);
  }

  keep<Model, const Dependencies extends readonly unknown[]>(
    key: string,
    type: ViewModelClass<Model, Dependencies>,
  ): Model {
    return this.viewModels.get(key, type, () => this.create(type));
  }

  share<Model, const Dependencies extends readonly unknown[]>(
    key: string,
    type: ViewModelClass<Model, Dependencies>,
    model: Model,
  ): void {
    this.viewModels.share(key, type, model);
  }
}

/** The named border to inversify: its symbols lose the type of our tokens. */
function identifier<T>(token: Token<T>): ServiceIdentifier<T> {
  return token as ServiceIdentifier<T>;
}

/** The named border for a use case's class, which is its own token. */
function classToken<T>(type: unknown): Token<T> {
  return type as Token<T>;
}

/** The named border for a view model's class, which is its own token. */
function classIdentifier<T>(type: unknown): ServiceIdentifier<T> {
  return type as ServiceIdentifier<T>;
}

/** The named border for a list of tokens; `Resolved` has checked their order and types. */
function identifiers(dependencies: readonly unknown[]): ServiceIdentifier[] {
  return dependencies.map((token) => token as ServiceIdentifier);
}

/** The named border for a factory: inversify passes the resolved dependencies in order. */
function asFactory<T, Arguments extends readonly unknown[]>(
  make: (...given: Arguments) => T,
): (...given: unknown[]) => T {
  return make as unknown as (...given: unknown[]) => T;
}
