import type { Texts } from '../shell/i18n.ts';

/** The Dutch texts that home needs, by file; together in one file of the build, because each file costs a round trip. */
export const texts = import.meta.glob<Texts>(
  ['../shell/texts.nl.json', '../features/{funds,fund-activation,vouchers}/texts.nl.json'],
  { import: 'default', eager: true },
);
