import { expect, it } from 'vitest';
import { stubPort } from './stub-port.ts';

interface Greeter {
  greet(name: string): string;
  leave(): void;
}

it('calls the stubbed methods and throws for any other method', () => {
  const port = stubPort<Greeter>({ greet: (name) => `Dag ${name}` });
  expect(port.greet('Noor')).toBe('Dag Noor');
  expect(() => port.leave()).toThrow('The test did not expect leave to be used');
});
