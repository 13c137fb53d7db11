import { groundOf } from '../pictures/picture.ts';
import type { World } from '../store/world.ts';
import { stableHex } from './stable.ts';

/** Adds a drawn picture and returns its uid; the same kind and motif for the same owner is the same picture. */
export function addPicture(world: World, type: string, motif: string): string {
  const uid = stableHex(`media:${type}:${motif}`, 64);
  const medias = world.table('medias');
  if (medias.first('uid', uid)) return uid;
  const dark = type === 'organization_logo' || type === 'email_logo';
  medias.insert({
    uid,
    identity_address: null,
    original_name: `${motif}.svg`,
    type,
    ext: 'svg',
    dominant_color: groundOf({ type, motif }),
    is_dark: dark,
    motif,
  });
  return uid;
}
