import { expect, it } from 'vitest';
import { ScreenTitle } from './screen-title.ts';

it('prefers the own title of a screen over the route title, in either order [SH-041]', () => {
  const early = new ScreenTitle();
  early.showOwn('/tegoeden/1', 'Kindtegoed');
  early.showDefault('/tegoeden/1', 'Tegoed');
  expect(early.text).toBe('Kindtegoed');
  const late = new ScreenTitle();
  late.showDefault('/tegoeden/1', 'Tegoed');
  late.showOwn('/tegoeden/1', 'Kindtegoed');
  expect(late.text).toBe('Kindtegoed');
});

it('returns to the route title after the own title is released', () => {
  const title = new ScreenTitle();
  title.showOwn('/tegoeden', 'De pagina kon niet worden geladen');
  title.release();
  title.showDefault('/tegoeden', 'Uw tegoeden');
  expect(title.text).toBe('Uw tegoeden');
});

it("changes to the next screen's title on a path change and clears the error mark", () => {
  const title = new ScreenTitle();
  title.showOwn('/tegoeden/1', 'Kindtegoed');
  title.markErrors(true);
  title.showDefault('/tegoeden', 'Uw tegoeden');
  expect(title).toMatchObject({ text: 'Uw tegoeden', hasErrors: false });
});
