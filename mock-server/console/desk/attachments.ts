import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { blobOf } from '../../src/persistence/blobs.ts';
import type { FileRow } from '../../src/database/tables/funds.ts';
import { sizeText } from '../../src/wire/format.ts';
import { smallPicture } from './small-picture.ts';

/** Where the desk opens a paper. */
const attachmentAddress = (uid: string): string => `/_mock/api/desk/attachments/${uid}`;

const paper = (call: PageCall, uid: string): FileRow | undefined => call.world.table('files').first('uid', uid);

/** A paper by its name, to open, with its size; one that is not there any more is told. */
export function attachmentLink(call: PageCall, uid: string): Markup {
  const row = paper(call, uid);
  return row
    ? html`<a href="${attachmentAddress(uid)}">${row.original_name}</a>
        <span class="soft small num">${sizeText(row.bytes)}</span>`
    : html`<span class="soft">bestand ${uid.slice(0, 8)} is er niet meer</span>`;
}

/** Attachments by their names, each on a line. */
export const attachmentLinks = (call: PageCall, uids: readonly string[]): Markup =>
  html`${uids.map((uid, index) => html`${index > 0 && html`<br />`}${icon('file')} ${attachmentLink(call, uid)}`)}`;

/** What a paper looks like, small: its preview, else itself when it is a picture; nothing of another document. */
export function attachmentPicture(call: PageCall, uid: string | undefined): Markup | false {
  const row = uid === undefined ? undefined : paper(call, uid);
  if (!row) return false;
  const isPicture = blobOf(call.world, row.uid)?.mime.startsWith('image/') === true;
  const shown = smallPicture(call, row.preview_uid) ?? (isPicture ? attachmentAddress(row.uid) : null);
  return (
    shown !== null &&
    html`<a class="paper" href="${attachmentAddress(row.uid)}"><img src="${shown}" alt="${row.original_name}" /></a>`
  );
}
