import { format } from 'node:util';
import { afterEach } from 'vitest';

const METHODS = ['debug', 'info', 'log', 'warn', 'error'] as const;
/** React's advice about timing, which depends on how busy the machine is. The journeys wait for what they need. */
const ABOUT_TIMING = /not wrapped in act\(|suspended inside an `act` scope/;
const printed: string[] = [];

for (const method of METHODS)
  console[method] = (...args: readonly unknown[]) => void printed.push(`console.${method}: ${format(...args)}`);

/** Fails a test that prints. A test whose subject prints spies on the console and asserts what it prints. */
afterEach(() => {
  const lines = printed.splice(0).filter((line) => !ABOUT_TIMING.test(line));
  if (lines.length > 0) throw new Error(`The test printed ${lines.length} times, first: ${lines[0]}`);
});
