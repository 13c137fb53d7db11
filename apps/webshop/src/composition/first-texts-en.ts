import type { Texts } from '../shell/i18n.ts';

/** The English texts that home needs, by file; together in one file of the build, because each file costs a round trip. */
export const texts = import.meta.glob<Texts>(
  ['../shell/texts.en.json', '../features/{funds,fund-activation,vouchers}/texts.en.json'],
  { import: 'default', eager: true },
);
