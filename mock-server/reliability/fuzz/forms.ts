import fc from 'fast-check';
import { objectOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';
import { boundary, formBytes } from '../../src/testing/multipart.ts';
import type { Part } from '../../src/testing/multipart.ts';
import { jpgOf, pdf, pngOf } from '../../src/testing/samples.ts';
import { hostileTexts } from './hostile.ts';
import type { Values } from './values.ts';

type Form = { readonly headers: { readonly 'content-type': string }; readonly payload: Buffer };

const content = fc.constantFrom(
  jpgOf(4, 3),
  pngOf(5, 5),
  pdf,
  Buffer.alloc(0),
  Buffer.from('GIF89a'),
  Buffer.from('<svg/>'),
  jpgOf(30_000, 30_000),
);

const title = fc.constantFrom(
  'bon.pdf',
  'foto.jpg',
  'foto.png',
  'a.exe',
  '../../a.pdf',
  'a\u0000.pdf',
  '',
  'ë.jpg',
  `${'x'.repeat(300)}.pdf`,
);

const end = `--${boundary}--\r\n`;

const formOf = (parts: readonly Part[], last: string): Form => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  payload: formBytes(parts, last),
});

/** Uploads: right ones, ones with odd parts, and ones that break off. */
export function forms(schema: Input, values: Values): fc.Arbitrary<Form> {
  const fields = objectOf(schema['properties']);
  const names = [...Object.keys(fields), 'file', 'type', '__proto__', 'a[]'];
  const types = values.valid({ schema: fields['type'], name: 'type' }).map(String);
  const image: Part = ['file', pngOf(5, 5), 'foto.png'];
  const document: Part = ['file', pdf, 'bon.pdf'];
  const right = fc
    .tuple(types, fc.constantFrom(image, document))
    .map(([type, part]) => formOf([['type', type], part], end));
  const file = fc.tuple(fc.constantFrom('file', 'file', 'file', ...names), content, title);
  const field = fc.tuple(fc.constantFrom('type', 'type', ...names), fc.oneof(types, fc.constantFrom(...hostileTexts)));
  const odd = fc
    .tuple(fc.array(fc.oneof(file, field), { maxLength: 5 }), fc.constantFrom(end, end, end, '', 'x'))
    .map(([parts, last]) => formOf(parts, last));
  return fc.oneof({ arbitrary: right, weight: 1 }, { arbitrary: odd, weight: 3 });
}
