/** Every kind of document and picture that the platform takes. */
export type FileKind = 'jpg' | 'png' | 'gif' | 'bmp' | 'pdf' | 'doc' | 'xls' | 'docx' | 'xlsx';

/** Content type by kind. */
export const mimeOf: { readonly [kind in FileKind]: string } = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  pdf: 'application/pdf',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The kinds that can be shown as a picture. */
export const pictureKinds: readonly FileKind[] = ['jpg', 'png', 'gif', 'bmp'];

type Sign = readonly [kind: FileKind, isIt: (bytes: Buffer) => boolean];

const startsWith =
  (...signs: readonly (readonly number[])[]): ((bytes: Buffer) => boolean) =>
  (bytes) =>
    signs.some((sign) => sign.every((byte, index) => bytes[index] === byte));

const isOle = startsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const isZip = startsWith([0x50, 0x4b, 0x03, 0x04]);
/** Names inside an old Office file are written in two bytes a letter. */
const names = (bytes: Buffer, name: string): boolean => bytes.includes(Buffer.from(name, 'utf16le'));

const signs: readonly Sign[] = [
  ['jpg', startsWith([0xff, 0xd8, 0xff])],
  ['png', startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['gif', startsWith([...Buffer.from('GIF87a')], [...Buffer.from('GIF89a')])],
  ['bmp', (bytes) => startsWith([0x42, 0x4d])(bytes) && bytes.length >= 26 && bytes.readUInt32LE(14) >= 12],
  ['pdf', (bytes) => bytes.subarray(0, 1024).includes('%PDF-')],
  ['doc', (bytes) => isOle(bytes) && names(bytes, 'WordDocument')],
  ['xls', (bytes) => isOle(bytes) && (names(bytes, 'Workbook') || names(bytes, 'Book'))],
  ['docx', (bytes) => isZip(bytes) && bytes.includes('word/')],
  ['xlsx', (bytes) => isZip(bytes) && bytes.includes('xl/')],
];

/** What the bytes are, whatever their name says; null for a kind that the platform does not take. */
export const kindOf = (bytes: Buffer): FileKind | null => signs.find(([, isIt]) => isIt(bytes))?.[0] ?? null;

/** The last part of a file name, in small letters; empty when there is none. */
export const extensionOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** The kind that a file name promises. */
export function kindOfName(name: string): FileKind | null {
  const extension = extensionOf(name);
  if (extension === 'jpeg') return 'jpg';
  return signs.find(([kind]) => kind === extension)?.[0] ?? null;
}
