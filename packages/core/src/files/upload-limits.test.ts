import { describe, expect, it } from 'vitest';
import { aChosenFile } from '../../testing/a-chosen-file.ts';
import {
  acceptAttribute,
  acceptedFiles,
  DEFAULT_EXTENSIONS,
  extensionOf,
  firstThatFit,
  hasPreview,
  uploadLimits,
} from './upload-limits.ts';

const files = (...names: readonly string[]) => names.map((name) => aChosenFile(name));
const names = (chosen: readonly { readonly name: string }[]) => chosen.map(({ name }) => name);

it('accepts documents, spreadsheets, pdfs and pictures by default [FI-019]', () => {
  expect(acceptAttribute(DEFAULT_EXTENSIONS)).toBe('.xlsx,.xls,.docx,.doc,.pdf,.png,.jpg,.jpeg');
});

it('keeps the files with an accepted extension, in any case, and drops the others without an error [FI-020]', () => {
  const chosen = files('brief.DOCX', 'film.mp4', 'foto.jpeg', 'zonder-extensie', 'pdf', 'truc.pdf.exe');
  expect(names(acceptedFiles(chosen, DEFAULT_EXTENSIONS))).toEqual(['brief.DOCX', 'foto.jpeg']);
});

it.each([
  ['loonstrook.PDF', 'pdf'],
  ['archief.tar.gz', 'gz'],
  ['zonder', ''],
  ['punt.', ''],
])('reads the extension of %s as "%s"', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

it.each([
  ['a.pdf', true],
  ['a.PNG', true],
  ['a.jpeg', true],
  ['a.jpg', true],
  ['a.docx', false],
  ['a.xls', false],
])('can show %s: %s [FI-006]', (name, shown) => {
  expect(hasPreview(name)).toBe(shown);
});

describe('more files than slots', () => {
  it.each([
    [3, ['a', 'b', 'c'], false],
    [2, ['a', 'b'], true],
    [0, [], true],
    [-1, [], true],
  ])('keeps the first that fit in %d slots [FI-021]', (slots, kept, isOverflow) => {
    expect(firstThatFit(['a', 'b', 'c'], slots)).toEqual({ kept, isOverflow });
  });
});

it.each([
  ['reimbursement_proof', ['pdf', 'png', 'jpg', 'jpeg'], 8_192_000, 8],
  ['fund_request_record_proof', DEFAULT_EXTENSIONS, 10_240_000, 10],
  ['fund_request_clarification_proof', DEFAULT_EXTENSIONS, 10_240_000, 10],
] as const)('limits a %s by kind and size', (type, extensions, maxBytes, maxMegabytes) => {
  expect(uploadLimits(type)).toEqual({ extensions, maxBytes, maxMegabytes });
});
