import { createHash } from 'node:crypto';
import { minute } from '../../calendar.ts';
import type { MediaRow } from '../../tables/files.ts';

const hour = 60 * minute;

/** Pictures of attachments are visible to whoever may see the attachment; all others are public. */
export const isPrivatePicture = (media: Pick<MediaRow, 'type'>): boolean => media.type === 'reimbursement_file_preview';

/** Last moment (milliseconds) of a link that is given out now: whole hours, so that a list gives the same link for a while. */
export const pictureLinkEnd = (now: number): number => (Math.floor(now / hour) + 2) * hour;

/** The key of a link: made with the owner's address, which no stranger knows. */
export const pictureKey = (media: Pick<MediaRow, 'uid' | 'identity_address'>, until: number): string =>
  createHash('sha256').update(`${media.uid} ${media.identity_address} ${until}`).digest('hex').slice(0, 32);

/** Does the link still open the picture? */
export function isKeyGood(
  media: Pick<MediaRow, 'uid' | 'identity_address'>,
  link: { readonly until: string | null; readonly key: string | null },
  now: number,
): boolean {
  const until = Number(link.until ?? Number.NaN);
  return until >= now && until <= pictureLinkEnd(now) && link.key === pictureKey(media, until);
}
