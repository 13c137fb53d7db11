import { expect, it } from 'vitest';
import { stubPort } from './stub-port.ts';

interface Greeter {
  greet(name: string): string;
  leave(): void;
}

it('answers what the test filled in and throws at anything else', () => {
  const port = stubPort<Greeter>({ greet: (name) => `Dag ${name}` });
  expect(port.greet('Noor')).toBe('Dag Noor');
  expect(() => port.leave()).toThrow('The test did not expect leave to be used');
});
