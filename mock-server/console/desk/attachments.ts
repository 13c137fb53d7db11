import { sizeText } from '../../src/wire/format.ts';
import { html, type Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';

/** Attachments by name, to open; one that is not there any more is named by its id. */
export const attachments = ({ world }: PageCall, uids: readonly string[]): readonly Markup[] =>
  uids.map((uid) => {
    const file = world.table('files').first('uid', uid);
    return file
      ? html`<p>
          Bijlage <a href="/_mock/api/desk/attachments/${uid}">${file.original_name}</a>
          <small>${sizeText(file.bytes)}</small>
        </p>`
      : html`<p class="soft">Bestand ${uid.slice(0, 8)} is er niet meer.</p>`;
  });
