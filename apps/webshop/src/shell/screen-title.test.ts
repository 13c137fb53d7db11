import { expect, it } from 'vitest';
import { ScreenTitle } from './screen-title.ts';

it('gives way to the own title of a screen, in whichever order the two come [SH-041]', () => {
  const early = new ScreenTitle();
  early.showOwn('/tegoeden/1', 'Kindtegoed');
  early.showDefault('/tegoeden/1', 'Tegoed');
  expect(early.text).toBe('Kindtegoed');
  const late = new ScreenTitle();
  late.showDefault('/tegoeden/1', 'Tegoed');
  late.showOwn('/tegoeden/1', 'Kindtegoed');
  expect(late.text).toBe('Kindtegoed');
});

it('is that of the route again once the own one was given up', () => {
  const title = new ScreenTitle();
  title.showOwn('/tegoeden', 'De pagina kon niet worden geladen');
  title.release();
  title.showDefault('/tegoeden', 'Uw tegoeden');
  expect(title.text).toBe('Uw tegoeden');
});

it('is that of the next screen when the path changes, without the errors of the last', () => {
  const title = new ScreenTitle();
  title.showOwn('/tegoeden/1', 'Kindtegoed');
  title.markErrors(true);
  title.showDefault('/tegoeden', 'Uw tegoeden');
  expect(title).toMatchObject({ text: 'Uw tegoeden', hasErrors: false });
});
