import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import { expect, it } from 'vitest';
import { Composition } from './container.ts';

interface Greeting {
  readonly word: string;
}
const Greeting = portToken<Greeting>('Greeting');

class Greeter {
  readonly greeting: Greeting;
  constructor(greeting: Greeting) {
    this.greeting = greeting;
  }
}

class GreetViewModel {
  static readonly dependencies = [Greeter, Greeting] as const;
  readonly greeter: Greeter;
  readonly greeting: Greeting;
  constructor(greeter: Greeter, greeting: Greeting) {
    this.greeter = greeter;
    this.greeting = greeting;
  }
}

function compose() {
  const composition = new Composition();
  composition.value(Greeting, { word: 'Dag' });
  composition.bind(Greeter, { dependencies: [Greeting], make: (greeting) => new Greeter(greeting) });
  return composition;
}

it('makes a port or use case once, from its dependencies', () => {
  const composition = compose();
  expect(composition.get(Greeter).greeting.word).toBe('Dag');
  expect(composition.get(Greeter)).toBe(composition.get(Greeter));
});

it('makes a part of view models anew for each', () => {
  const composition = compose();
  composition.bindPart(GreetViewModel, GreetViewModel.dependencies);
  const [first, second] = [composition.get(GreetViewModel), composition.get(GreetViewModel)];
  expect(first).not.toBe(second);
  expect(first.greeter).toBe(second.greeter);
});

it('makes a new view model each time, with its dependencies in order', () => {
  const composition = compose();
  const model = composition.create(GreetViewModel);
  expect(model.greeter).toBe(composition.get(Greeter));
  expect(model.greeting.word).toBe('Dag');
  expect(composition.create(GreetViewModel)).not.toBe(model);
});

it('keeps a view model per history entry, and for the entries that share it', () => {
  const composition = compose();
  const model = composition.keep('1', GreetViewModel);
  expect(composition.keep('1', GreetViewModel)).toBe(model);
  composition.share('2', GreetViewModel, model);
  expect(composition.keep('2', GreetViewModel)).toBe(model);
});

it('reports whether a token is bound', () => {
  expect(compose().has(Greeter)).toBe(true);
  expect(new Composition().has(Greeter)).toBe(false);
});
