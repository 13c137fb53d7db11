import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';
import { sanitise } from './sanitise.ts';

it('shows nothing before the sanitiser is loaded, and the sanitised text after', async () => {
  const { container } = render(<RichText html="<p>U krijgt <b>€ 86</b>.</p><script>alert(1)</script>" />);
  expect(container.textContent).toBe('');
  expect(await screen.findByText('€ 86')).toBeDefined();
  expect(container.querySelector('script')).toBeNull();
});

it('updates when the text changes', async () => {
  const { container, rerender } = render(<RichText html="<p>Eerst</p>" />);
  await screen.findByText('Eerst');
  rerender(<RichText html="<p>Daarna</p>" />);
  await waitFor(() => expect(container.textContent).toBe('Daarna'));
});

it.each([
  ['<script>alert(1)</script>Tekst', 'Tekst'],
  ['<img src="x" onerror="alert(1)" alt="foto">', '<img alt="foto" loading="lazy">'],
  ['<a href="javascript:alert(1)">klik</a>', '<a>klik</a>'],
  ['<a href="JaVaScript:alert(1)">klik</a>', '<a>klik</a>'],
  ['<a href="data:text/html,x">klik</a>', '<a>klik</a>'],
  ['<a href="//elsewhere.example">klik</a>', '<a>klik</a>'],
  ['<p style="position:fixed" onclick="alert(1)" class="stads-button" id="root">Tekst</p>', '<p>Tekst</p>'],
  ['<iframe src="https://a.example"></iframe>Tekst', 'Tekst'],
  ['<form action="https://a.example"><input name="pin"></form>Tekst', 'Tekst'],
  ['<p>€ 75, 9990 DP Zonnedorp</p>', '<p>€&nbsp;75, 9990&nbsp;DP Zonnedorp</p>'],
  ['<a href="/funds">Regelingen</a>', '<a href="/funds">Regelingen</a>'],
  [
    '<a href="https://digid.nl" target="_blank">DigiD</a>',
    '<a href="https://digid.nl" rel="noopener noreferrer nofollow">DigiD</a>',
  ],
  ['<img src="/media/1.jpg">', '<img src="/media/1.jpg" loading="lazy" alt="">'],
  ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>', ''],
  ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
])('sanitises %s', (html, safe) => {
  expect(sanitise(html, 2)).toBe(safe);
});

it.each([
  ['<h1>A</h1><h2>B</h2>', 2, '<h2>A</h2><h3>B</h3>'],
  ['<h3>A</h3><h4>B</h4>', 2, '<h2>A</h2><h3>B</h3>'],
  ['<h1>A</h1><h6>B</h6>', 4, '<h4>A</h4><h6>B</h6>'],
])('shifts the headings of %s to start at level %i', (html, top, fitted) => {
  expect(sanitise(html, top)).toBe(fitted);
});

it('cuts HTML with very many tags, which browsers take seconds to parse', () => {
  expect(sanitise('<br>'.repeat(5000), 2).endsWith('<br>…')).toBe(true);
});

it('cleans HTML in a document without a window, so that nothing in it loads or runs meanwhile', () => {
  const windows: (Window | null)[] = [];
  Object.defineProperty(HTMLElement.prototype, 'setHTML', {
    configurable: true,
    value(this: HTMLElement, html: string) {
      windows.push(this.ownerDocument.defaultView);
      this.textContent = html;
    },
  });
  render(<RichText html="hallo" />);
  Reflect.deleteProperty(HTMLElement.prototype, 'setHTML');
  expect(windows).toEqual([null]);
  expect(screen.getByText('hallo')).toBeDefined();
});
