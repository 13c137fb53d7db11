import type { UploadedFile } from '../../http/uploaded-file.ts';
import type { Sentence } from '../../http/language.ts';
import { kindOf, kindOfName, pictureKinds, type FileKind } from './file-kinds.ts';
import { pictureSize } from './picture-size.ts';

/** What one place takes: kinds, and how many kB (of 1024 bytes) at most. */
export type UploadRule = { readonly kinds: readonly FileKind[]; readonly kilobytes: number };

const office: readonly FileKind[] = ['jpg', 'png', 'pdf', 'doc', 'docx', 'xls', 'xlsx'];

/** Documents by what they are for. */
export const documentRules: { readonly [type: string]: UploadRule } = {
  reimbursement_proof: { kinds: ['jpg', 'png', 'pdf'], kilobytes: 8000 },
  fund_request_record_proof: { kinds: office, kilobytes: 10_000 },
  fund_request_clarification_proof: { kinds: office, kilobytes: 10_000 },
  product_reservation_custom_field: { kinds: ['jpg', 'png'], kilobytes: 8000 },
};

/** Pictures. */
export const pictureRule: UploadRule = { kinds: pictureKinds, kilobytes: 4096 };

/** Largest side of the picture of a document's first page. */
const previewSide = 1000;

const missing: Sentence = { nl: 'Kies een bestand.', en: 'Choose a file.' };
const wrongName: Sentence = { nl: 'De naam van dit bestand klopt niet.', en: 'The name of this file is not right.' };
const noPurpose: Sentence = {
  nl: 'Wij weten niet waar dit bestand voor is.',
  en: 'We do not know what this file is for.',
};
const wrongContent: Sentence = {
  nl: 'Dit bestand is beschadigd of is iets anders dan de naam zegt.',
  en: 'This file is damaged or is not what its name says.',
};
const tooManyPixels: Sentence = {
  nl: `Kies een afbeelding van hoogstens ${previewSide} bij ${previewSide} pixels.`,
  en: `Choose an image of at most ${previewSide} by ${previewSide} pixels.`,
};
const wrongKind = (kinds: readonly FileKind[]): Sentence => ({
  nl: `Kies een bestand van deze soort: ${kinds.join(', ')}.`,
  en: `Choose a file of this kind: ${kinds.join(', ')}.`,
});
const tooLarge = (kilobytes: number): Sentence => ({
  nl: `Kies een bestand van hoogstens ${Math.floor(kilobytes / 1000)} MB.`,
  en: `Choose a file of at most ${Math.floor(kilobytes / 1000)} MB.`,
});

/** Letters that a terminal or a file system reads as something else. */
const isControl = (letter: string): boolean => letter < ' ' || letter === '\u007f';

/** A plain name: no folders, no hidden letters, and not too long. */
export const isPlainName = (name: string): boolean =>
  name.length >= 1 && name.length <= 255 && !/[/\\]|^\.+$/.test(name) && !Array.from(name).some(isControl);

/** The bytes are what the name says, and a picture has a size and could be read to its end. */
function isWhatItSays(file: UploadedFile): boolean {
  if (file.made === null) return false;
  const kind = kindOf(file.bytes);
  if (kind === null || kind !== kindOfName(file.name)) return false;
  return !pictureKinds.includes(kind) || pictureSize(kind, file.bytes) !== null;
}

/** Why a file is refused, or null. A file without a rule is refused, because its purpose is unknown. */
export function uploadProblem(file: UploadedFile | undefined, rule: UploadRule | null): Sentence | null {
  if (!file || (file.name === '' && file.bytes.length === 0)) return missing;
  if (!isPlainName(file.name)) return wrongName;
  if (!rule) return noPurpose;
  const named = kindOfName(file.name);
  if (named === null || !rule.kinds.includes(named)) return wrongKind(rule.kinds);
  if (file.bytes.length > rule.kilobytes * 1024) return tooLarge(rule.kilobytes);
  return isWhatItSays(file) ? null : wrongContent;
}

/** Why the picture that goes with a document is refused, or null; there need not be one. */
export function previewProblem(file: UploadedFile | undefined): Sentence | null {
  if (!file) return null;
  const problem = uploadProblem(file, pictureRule);
  if (problem !== null) return problem;
  const kind = kindOf(file.bytes);
  const size = kind === null ? null : pictureSize(kind, file.bytes);
  return size && (size.width > previewSide || size.height > previewSide) ? tooManyPixels : null;
}
