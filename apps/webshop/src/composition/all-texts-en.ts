import type { Texts } from '../shell/i18n.ts';

/** All English texts by file; together in one file of the build, because each file costs a round trip. */
export const texts = import.meta.glob<Texts>(['../shell/texts.en.json', '../features/*/texts.en.json'], {
  import: 'default',
  eager: true,
});
