import { expect, it } from 'vitest';
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

it('reads the extension of a name, and can show pdfs and pictures [FI-006]', () => {
  expect(['loonstrook.PDF', 'archief.tar.gz', 'zonder', 'punt.'].map(extensionOf)).toEqual(['pdf', 'gz', '', '']);
  const shown = ['a.pdf', 'a.PNG', 'a.jpeg', 'a.jpg'];
  expect([...shown, 'a.docx', 'a.xls'].filter(hasPreview)).toEqual(shown);
});

it('keeps the first files that fit in the slots [FI-021]', () => {
  const fit = (slots: number) => firstThatFit(['a', 'b', 'c'], slots);
  expect(fit(3)).toEqual({ kept: ['a', 'b', 'c'], isOverflow: false });
  expect(fit(2)).toEqual({ kept: ['a', 'b'], isOverflow: true });
  for (const slots of [0, -1]) expect(fit(slots)).toEqual({ kept: [], isOverflow: true });
});

it('limits a file by kind and size', () => {
  const receipt = { extensions: ['pdf', 'png', 'jpg', 'jpeg'], maxBytes: 8_192_000, maxMegabytes: 8 };
  const proof = { extensions: DEFAULT_EXTENSIONS, maxBytes: 10_240_000, maxMegabytes: 10 };
  expect(uploadLimits('reimbursement_proof')).toEqual(receipt);
  expect(uploadLimits('fund_request_record_proof')).toEqual(proof);
  expect(uploadLimits('fund_request_clarification_proof')).toEqual(proof);
});
