import type { Language } from '@stadstegoed/core/shared/language.ts';
import { formatChoices } from '@stadstegoed/ui/format-count.ts';

/** The kinds of files as residents know them, by extension; several extensions can be one kind. */
const KINDS: Readonly<Record<string, string>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  pdf: 'pdf',
  doc: 'Word',
  docx: 'Word',
  xls: 'Excel',
  xlsx: 'Excel',
};

/** The kinds of some extensions as a text: `jpg, png, pdf, Word of Excel`. */
export function kindsText(extensions: readonly string[], language: Language): string {
  const accepted = Object.keys(KINDS).filter((extension) => extensions.includes(extension));
  const others = extensions.filter((extension) => KINDS[extension] === undefined);
  const kinds = new Set([...accepted.map((extension) => KINDS[extension] ?? extension), ...others]);
  return formatChoices([...kinds], language);
}
