import type { StoredFile } from '@stadstegoed/core/files/stored-file.ts';
import { pictureUrl } from '@stadstegoed/core/shared/picture.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { readPictureAddress, toPicture } from '../picture.ts';
import type { Fields } from '../wire.ts';

/** Maps the wire format of a document, as an answer of its own or inside another resource. */
export function toStoredFile(wire: Fields<components['schemas']['File']>): StoredFile {
  return {
    uid: wire.token('uid'),
    originalName: wire.string('original_name'),
    ext: wire.string('ext').toLowerCase(),
    size: bytesOf(wire.string('size')),
    url: readPictureAddress(wire, 'url'),
    previewUrl: pictureUrl(wire.part('preview', toPicture), 'thumbnail', 'small', 'large'),
  };
}

const UNITS: Readonly<Record<string, number>> = { B: 1, kB: 1000, MB: 1000 ** 2, GB: 1000 ** 3 };

/** The bytes of a readable size such as `184.2kB`; null when it is written in another way. */
function bytesOf(text: string): number | null {
  const [, amount = '', unit = ''] = /^([\d.]+)\s?([kMG]?B)$/.exec(text) ?? [];
  const bytes = Number(amount) * (UNITS[unit] ?? Number.NaN);
  return amount !== '' && Number.isFinite(bytes) ? Math.round(bytes) : null;
}
