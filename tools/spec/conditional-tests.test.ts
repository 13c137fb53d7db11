import { describe, expect, it } from 'vitest';
import { conditionalPlaces } from './conditional-tests.ts';

/** The names of the conditional tests of a source; a test has its name as `/name/` in the title. */
function conditionalIn(lines: readonly string[]): readonly string[] {
  const isConditional = conditionalPlaces('a.test.tsx', lines.join('\n'));
  return lines.flatMap((line, index) => {
    const name = /\/(\w+)\//.exec(line)?.[1];
    const column = Math.max(1, line.search(/['"`]\//));
    return name !== undefined && isConditional({ line: index + 1, column }) ? [name] : [];
  });
}

describe('a test', () => {
  it('counts when it runs unconditionally', () => {
    const lines = [
      "it('/a/ is so', () => { if (x) y(); return x ? 1 : list.filter((one) => /z/.test(one)); });",
      "describe('b', () => { it.each(x ? [1] : [2])('/b/ is %s', (n) => {}); });",
      "for (const one of all) test(`/c/ ${one}`, async ({ page }) => { await test.step('x', () => {}); });",
      "it.concurrent('/d/ is so', { timeout: 5 }, () => { expect.fail('no'); });",
    ];
    expect(conditionalIn(lines)).toEqual([]);
  });

  it('does not count when it runs under a condition', () => {
    const lines = [
      "it.runIf(linux)('/a/ is so', () => {});",
      "it.skipIf(linux).each([1])('/b/ is %s', () => {});",
      "describe.runIf(linux)('c', () => { it('/c/ is so', () => {}); });",
      "if (linux) { describe('d', () => { it('/d/ is so', () => {}); }); }",
      "linux && it('/e/ is so', () => {});",
      "linux ? it('/f/ is so', () => {}) : null;",
      'const onLinux = it.runIf(linux); const here = onLinux.concurrent;',
      "onLinux('/g/ is so', () => {});",
      "here('/h/ is so', () => {});",
      "it('/i/ is so', { skip: linux }, () => {});",
      "it('/z/ is so', () => {});",
    ];
    expect(conditionalIn(lines).join('')).toBe('abcdefghi');
  });

  it('does not count when it is skipped or expected to fail', () => {
    const lines = [
      `it.${'skip'}('/a/ is so', () => {});`,
      "it.todo('/b/ is so');",
      "it.fails('/c/ is so', () => {});",
      "it('/d/ is so', { fails: true }, () => {});",
      "test.fixme('/e/ is so', () => {});",
      "test.fail('/f/ is so', () => {});",
      `describe.${'skip'}('g', () => { it('/g/ is so', () => {}); });`,
    ];
    expect(conditionalIn(lines).join('')).toBe('abcdefg');
  });

  it('does not count when it can skip itself', () => {
    const lines = [
      `it('/a/ is so', ({ skip }) => { if (linux) skip(); });`,
      `it('/b/ is so', (context) => { context.${'skip'}(linux); });`,
      `test('/c/ is so', () => { test.${'skip'}(linux, 'not there'); });`,
      "test('/d/ is so', () => { test.fail(); });",
      `test('/e/ is so', async () => { await test.step('x', () => { test.${'skip'}(phone); }); });`,
      "it('/z/ is so', () => {});",
    ];
    expect(conditionalIn(["describe('x', () => {", ...lines, '});']).join('')).toBe('abcde');
  });

  it('does not count in a block or a file that can skip itself', () => {
    const block = `test.describe('x', () => { test.beforeEach(() => { test.${'skip'}(phone); });`;
    expect(conditionalIn([block, "test('/a/', () => {}); });", "test('/b/', () => {});"])).toEqual(['a']);
    expect(
      conditionalIn([`test.${'skip'}(({ browserName }) => !browserName, 'x');`, "test('/a/', () => {});"]),
    ).toEqual(['a']);
    expect(conditionalIn([`test.beforeEach(() => { test.${'skip'}(phone); });`, "test('/a/', () => {});"])).toEqual([
      'a',
    ]);
  });
});

it('names a source that cannot be parsed', () => {
  expect(() => conditionalPlaces('a.test.ts', 'it(')).toThrow('a.test.ts cannot be read');
});
