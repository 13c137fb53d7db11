/** Documents that go with a reimbursement or a request. */

import { Answer, type SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { textOf } from '../../input.ts';
import { forbidden, notFound, type FieldErrors } from '../../http/refusal.ts';
import type { UploadedFile } from '../../http/uploaded-file.ts';
import { paperContent } from '../../domain/files/file-content.ts';
import { preparePictures } from '../../services/pictures/prepare.ts';
import { extensionOf, kindOf, pictureKinds } from '../../domain/files/file-kinds.ts';
import { documentRules, previewProblem, uploadProblem, type UploadRule } from '../../domain/files/uploads.ts';
import { keepBlob, keepPicture } from '../../domain/files/blobs.ts';
import { dropOrphans } from '../../domain/files/orphans.ts';
import { handlesFile, isSentTo } from '../../domain/files/file-handlers.ts';
import type { FileRow } from '../../tables/files.ts';
import { file } from '../../wire/file.ts';
import { chosenFile } from './chosen-file.ts';
import { unknownChoice } from '../../http/texts.ts';

function ruleOf(call: SignedCall): UploadRule | null {
  const type = textOf(call.body, 'type');
  return type !== null && Object.hasOwn(documentRules, type) ? (documentRules[type] ?? null) : null;
}

/** A type that does not exist is told on both fields: nothing fits it. */
function checkNew(call: SignedCall): FieldErrors {
  const rule = ruleOf(call);
  const problem = uploadProblem(chosenFile(call, 'file'), rule);
  const preview = previewProblem(chosenFile(call, 'file_preview'));
  return {
    ...(rule ? {} : { type: [unknownChoice] }),
    ...(problem === null ? {} : { file: [problem] }),
    ...(preview === null ? {} : { file_preview: [preview] }),
  };
}

/** What the preview of a reimbursement's proof is made of: a picture of itself, a pdf of the picture that came along. */
function previewSource(call: SignedCall, main: UploadedFile): UploadedFile | undefined {
  if (textOf(call.body, 'type') !== 'reimbursement_proof') return undefined;
  const kind = kindOf(main.bytes);
  return kind !== null && pictureKinds.includes(kind) ? main : chosenFile(call, 'file_preview');
}

function keepPreview(call: SignedCall, source: UploadedFile | undefined): string | null {
  if (!source) return null;
  return keepPicture(call.world, source, {
    identity_address: call.caller.identity.address,
    original_name: source.name,
    type: 'reimbursement_file_preview',
    ext: extensionOf(source.name),
  }).uid;
}

export const createFile = operation(
  'createFile',
  {
    check: checkNew,
    upload: preparePictures(({ fields }) =>
      textOf(fields, 'type') === 'reimbursement_proof' ? 'reimbursement_file_preview' : '',
    ),
  },
  (call) => {
    const main = chosenFile(call, 'file');
    if (!main) throw notFound();
    dropOrphans(call.world);
    const row = call.world.table('files').insert({
      uid: call.world.random.hex(64),
      identity_address: call.caller.identity.address,
      original_name: main.name,
      type: textOf(call.body, 'type') ?? '',
      ext: extensionOf(main.name),
      order: null,
      bytes: main.bytes.length,
      preview_uid: keepPreview(call, previewSource(call, main)),
      uploaded_at: call.world.now(),
    });
    keepBlob(call.world, row.uid, main.bytes);
    return { data: file(call, row) };
  },
);

/** Is somebody the owner of a document, the one who decides on what it belongs to, or the one to whom it was sent? */
const mayDownload = ({ world }: SignedCall, row: FileRow, address: string): boolean =>
  row.identity_address === address || handlesFile(world, row, address) || isSentTo(world, row, address);

/** Anybody whom a document does not concern gets 403. */
export const downloadFile = operation('downloadFile', {}, (call) => {
  const row = call.world.table('files').first('uid', call.params['uid'] ?? '');
  if (!row) throw notFound();
  if (!mayDownload(call, row, call.caller.identity.address)) throw forbidden();
  const { mime, bytes } = paperContent(call.world, row);
  const name = encodeURIComponent(row.original_name).replaceAll("'", '%27');
  return new Answer(200, bytes, {
    'content-type': mime,
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
  });
});
