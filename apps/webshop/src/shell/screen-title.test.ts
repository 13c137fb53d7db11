import { expect, it } from 'vitest';
import { ScreenTitle } from './screen-title.ts';

it('prefers the own title of a screen over the route title, in either order [SH-041]', () => {
  const early = new ScreenTitle();
  early.showOwn('Kindtegoed');
  early.showDefault('Tegoed');
  expect(early.text).toBe('Kindtegoed');
  const late = new ScreenTitle();
  late.showDefault('Tegoed');
  late.showOwn('Kindtegoed');
  expect(late.text).toBe('Kindtegoed');
});

it('returns to the route title without an own title', () => {
  const title = new ScreenTitle();
  title.showDefault('Uw tegoeden');
  title.showOwn('De pagina kon niet worden geladen');
  title.showOwn(null);
  expect(title.text).toBe('Uw tegoeden');
});
