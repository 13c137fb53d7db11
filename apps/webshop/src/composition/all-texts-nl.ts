import type { Texts } from '../shell/i18n.ts';

/** All Dutch texts by file; together in one file of the build, because each file costs a round trip. */
export const texts = import.meta.glob<Texts>(['../shell/texts.nl.json', '../features/*/texts.nl.json'], {
  import: 'default',
  eager: true,
});
