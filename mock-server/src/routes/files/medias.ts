/** Pictures of an identity. */

import type { Call, SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { listOf, textOf } from '../../input.ts';
import { whole } from '../../http/page.ts';
import { forbidden, notFound, type FieldErrors } from '../../http/refusal.ts';
import { preparePictures } from '../../services/pictures/prepare.ts';
import { mediaKinds, presetNames } from '../../domain/files/presets.ts';
import { extensionOf } from '../../domain/files/file-kinds.ts';
import { pictureRule, uploadProblem } from '../../domain/files/uploads.ts';
import { dropPicture, keepPicture } from '../../domain/files/blobs.ts';
import type { MediaRow } from '../../tables/files.ts';
import { mediaFull } from '../../wire/media.ts';
import { chosenFile } from './chosen-file.ts';
import { unknownChoice } from '../../http/texts.ts';

/** The picture in the path; unknown is 404, one that is not the caller's 403. */
function ownMedia(call: SignedCall): MediaRow {
  const row = call.world.table('medias').first('uid', call.params['id'] ?? '');
  if (!row) throw notFound();
  if (row.identity_address !== call.caller.identity.address) throw forbidden();
  return row;
}

export const listMedias = operation('listMedias', {}, (call) => {
  const type = textOf(call.query, 'type');
  const rows = call.world
    .table('medias')
    .where('identity_address', call.caller.identity.address)
    .filter((row) => type === null || row.type === type);
  return whole(call, rows, (row) => mediaFull(call, row.uid));
});

/** Empty items are allowed; others must be sizes of the kind. */
function presetErrors(call: Call, type: string): FieldErrors {
  const known = presetNames(type);
  const errors = listOf(call.body, 'sync_presets').flatMap((item, index) =>
    item === null || (typeof item === 'string' && known.includes(item))
      ? []
      : [[`sync_presets.${index}`, [unknownChoice]] as const],
  );
  return Object.fromEntries(errors);
}

function checkNew(call: SignedCall): FieldErrors {
  const type = textOf(call.body, 'type');
  const problem = uploadProblem(chosenFile(call, 'file'), pictureRule);
  const isKind = type !== null && Object.hasOwn(mediaKinds, type);
  return {
    ...(problem === null ? {} : { file: [problem] }),
    ...(isKind ? presetErrors(call, type) : { type: [unknownChoice] }),
  };
}

export const createMedia = operation(
  'createMedia',
  { check: checkNew, upload: preparePictures(({ fields }) => textOf(fields, 'type') ?? '') },
  (call) => {
    const file = chosenFile(call, 'file');
    if (!file) throw notFound();
    const media = keepPicture(call.world, file, {
      identity_address: call.caller.identity.address,
      original_name: file.name,
      type: textOf(call.body, 'type') ?? '',
      ext: extensionOf(file.name),
    });
    return { data: mediaFull(call, media.uid) };
  },
);

export const readMedia = operation('readMedia', {}, (call) => ({ data: mediaFull(call, ownMedia(call).uid) }));

export const deleteMedia = operation('deleteMedia', {}, (call) => {
  dropPicture(call.world, ownMedia(call));
  return [];
});
