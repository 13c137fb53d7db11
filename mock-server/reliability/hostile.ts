import fc from 'fast-check';

/** Texts that break parsers, paths, numbers, dates, queries and pages. */
export const texts = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '١٢٣',
  '-5.00',
  '2026-02-31',
  '0000-00-00',
  '+275760-09-14',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  'a@b',
  'a@b.example\r\nBcc: c@d.example',
  '\u202etxet',
  'é\u0301',
  'İ',
  '{"a":1}',
  '[]',
  '%',
  '%00',
  '%zz',
  '9'.repeat(400),
  '\ud83d\ude00'.repeat(50),
  'ß'.repeat(60),
  'x'.repeat(256),
  'x'.repeat(5000),
);

/** Values that no form sends. */
export const values: fc.Arbitrary<unknown> = fc.oneof(
  texts,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e21, 2 ** 53, [], [null], [[]], {}, { length: 1 }, { toString: 1 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Bodies that are not a JSON object, or an odd one. */
export const oddBodies = fc.constantFrom(
  '',
  'null',
  '[]',
  '7',
  '"text"',
  '{',
  '{"a":}',
  '\ufeff{}',
  '{"a":1e999}',
  '--x\r\n\r\nb',
  '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
  '['.repeat(5000) + ']'.repeat(5000),
);

export const oddQueries = fc.constantFrom(
  'a=b',
  '=',
  '&&',
  '%',
  'q',
  'per_page[]=1',
  'page[a]=1',
  '__proto__[a]=1',
  'page=1&page=2',
);
