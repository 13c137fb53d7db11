import { groundOf } from '../pictures/picture.ts';
import type { MediaRow } from '../store/table-tenants.ts';
import type { World } from '../store/world.ts';
import { stableHex } from './stable.ts';

const drawn = new Map<string, Omit<MediaRow, 'id'>>();

/** The row of a drawn picture, worked out once per process. */
function pictureOf(type: string, motif: string): Omit<MediaRow, 'id'> {
  const word = `${type}:${motif}`;
  const known = drawn.get(word);
  if (known) return known;
  const row = {
    uid: stableHex(`media:${word}`, 64),
    identity_address: null,
    original_name: `${motif}.svg`,
    type,
    ext: 'svg',
    dominant_color: groundOf({ type, motif }),
    is_dark: type === 'organization_logo' || type === 'email_logo',
    motif,
  };
  drawn.set(word, row);
  return row;
}

/** Adds a drawn picture and returns its uid; the same kind and motif for the same owner is the same picture. */
export function addPicture(world: World, type: string, motif: string): string {
  const picture = pictureOf(type, motif);
  const medias = world.table('medias');
  if (!medias.first('uid', picture.uid)) medias.insert(picture);
  return picture.uid;
}
