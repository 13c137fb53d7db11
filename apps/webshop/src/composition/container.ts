import 'reflect-metadata/lite';
import { Container, type ServiceIdentifier } from 'inversify';
import type { Services, ViewModelClass } from '../support/container-context.ts';
import type { Binding, Bindings, Constructor } from '../support/bindings.ts';
import type { Resolved, Token } from '../support/token.ts';
import { ViewModelCache } from './view-model-cache.ts';

/**
 * The container with our tokens: every binding is checked by type, without decorators. Ports and use cases live as
 * long as the app; view models are made anew for each screen that asks.
 */
export class Composition implements Services, Bindings {
  /** What the history entries showed; the shell clears it at sign-out. */
  readonly kept = new ViewModelCache();
  readonly #container = new Container();

  /** Binds a port to one instance, made at the first use. */
  bind<T, const Dependencies extends readonly unknown[]>(token: Token<T>, binding: Binding<T, Dependencies>): void {
    this.#container
      .bind<T>(identifier(token))
      .toResolvedValue(asFactory(binding.make), identifiers(binding.dependencies))
      .inSingletonScope();
  }

  /** Binds a use case to one instance of its class, made at the first use. */
  bindClass<T, const Dependencies extends readonly unknown[]>(
    type: Constructor<T, Dependencies>,
    dependencies: Dependencies,
  ): void {
    const make = (...given: Resolved<Dependencies>): T => new type(...given);
    this.bind(classToken<T>(type), { dependencies, make });
  }

  /** Binds something that exists already. */
  value<T>(token: Token<T>, value: T): void {
    this.#container.bind<T>(identifier(token)).toConstantValue(value);
  }

  /** Whether something stands behind a token. */
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
    return this.kept.get(key, type, () => this.create(type));
  }

  share<Model, const Dependencies extends readonly unknown[]>(
    key: string,
    type: ViewModelClass<Model, Dependencies>,
    model: Model,
  ): void {
    this.kept.share(key, type, model);
  }
}

/** The named border to inversify, whose plain symbols forget the type that our tokens carry. */
function identifier<T>(token: Token<T>): ServiceIdentifier<T> {
  return token as ServiceIdentifier<T>;
}

/** The named border for a use case's class: what it makes is what its token stands for. */
function classToken<T>(type: unknown): Token<T> {
  return type as Token<T>;
}

/** The named border for a view model's class, which is its own token. */
function classIdentifier<T>(type: unknown): ServiceIdentifier<T> {
  return type as ServiceIdentifier<T>;
}

/** The named border for a list of tokens; their order and types were checked by `Resolved`. */
function identifiers(dependencies: readonly unknown[]): ServiceIdentifier[] {
  return dependencies.map((token) => token as ServiceIdentifier);
}

/** The named border for a factory: inversify hands over what the tokens stand for, in their order. */
function asFactory<T, Arguments extends readonly unknown[]>(
  make: (...given: Arguments) => T,
): (...given: unknown[]) => T {
  return make as unknown as (...given: unknown[]) => T;
}
