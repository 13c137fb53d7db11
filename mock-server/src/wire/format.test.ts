import { describe, expect, it } from 'vitest';
import { dayLocale, money, moneyLocale, sizeText, timestamp, timestampLocale } from './format.ts';
import { markdownToHtml, markdownToText } from './markdown.ts';

it.each([
  [0, '0.00', '€ 0,-'],
  [5, '0.05', '€ 0,05'],
  [12_500, '125.00', '€ 125,-'],
  [123_456_789, '1234567.89', '€ 1.234.567,89'],
  [-250, '-2.50', '€ -2,50'],
])('writes %s cents as %s and %s', (cents, wire, locale) => {
  expect(money(cents)).toBe(wire);
  expect(moneyLocale(cents)).toBe(locale);
});

it.each([
  [0, '0B'],
  [999, '999B'],
  [184_200, '184.2kB'],
  [999_949, '999.9kB'],
  [999_950, '1.0MB'],
  [8_192_000, '8.2MB'],
])('writes %s bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

it('writes moments on a Dutch clock, in both languages', () => {
  const moment = Date.parse('2026-03-31T12:05:09Z');
  expect(timestamp(moment)).toBe('2026-03-31 14:05:09');
  expect(timestampLocale(moment, 'nl')).toBe('14:05 - 31 mrt, 2026');
  expect(timestampLocale(moment, 'en')).toBe('14:05 - 31 Mar, 2026');
  expect(dayLocale('2026-12-01', 'nl')).toBe('1 dec, 2026');
});

describe('the marks of texts', () => {
  it.each([
    ['Eén **vet** woord', '<p>Eén <strong>vet</strong> woord</p>'],
    ['## Kop\n\n- een\n- twee', '<h2>Kop</h2><ul><li>een</li><li>twee</li></ul>'],
    ['Zie [uitleg](/uitleg)', '<p>Zie <a href="/uitleg">uitleg</a></p>'],
    ['1. een\n2. **twee**', '<ol><li>een</li><li><strong>twee</strong></li></ol>'],
    ['Regel een\nregel twee', '<p>Regel een<br />regel twee</p>'],
    ['![Een foto](https://ver.example/a.png) van https://ver.example', '<p>Een foto van https://ver.example</p>'],
    ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
    ['[x](/a"onclick="b)', '<p><a href="/a&quot;onclick=&quot;b">x</a></p>'],
    ['a <b onclick="x">b</b>', '<p>a &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>'],
    ['<script>alert("x")</script>', '<p>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</p>'],
    [null, ''],
  ])('turn %j into safe HTML', (text, html) => {
    expect(markdownToHtml(text)).toBe(html);
  });

  it('disappear for searching', () => {
    expect(markdownToText('## **Zie** [uitleg](/uitleg)')).toBe(' Zie uitleg');
  });
});
