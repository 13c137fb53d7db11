import { ContainerModule } from 'inversify';
import { Files } from '@stadstegoed/core/files/files.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { ChosenFile } from '@stadstegoed/core/shared/chosen-file.ts';
import { HttpFiles } from '@stadstegoed/http/files/http-files.ts';
import { sendByFetch, sendByXhr } from '@stadstegoed/http/files/send-upload.ts';
import { Client, ReplacedFetch } from '../../lib/app/client.ts';
import { FirstPage } from '../../lib/upload/first-page.ts';
import { FilesWithSmallPhotos } from './files-with-small-photos.ts';

/** Loads the drawing of photos when a photo is too large. */
async function makeSmaller(photo: ChosenFile): Promise<ChosenFile | null> {
  const { smallerPhoto } = await import('./smaller-photo.ts');
  return smallerPhoto(photo);
}

/**
 * Loads the drawing of documents when a pdf is sent whose first page is shown (API-115). A browser without workers would
 * hold up the form while it draws.
 */
const firstPage: FirstPage = async (file) => {
  if (!file.name.toLowerCase().endsWith('.pdf') || !('Worker' in window)) return null;
  const { pdfFirstPage } = await import('./pdf-first-page.ts');
  return pdfFirstPage(file);
};

/** Bindings for uploading and downloading files. */
export const files = new ContainerModule(({ bind }) => {
  bind(FirstPage).toConstantValue(firstPage);
  bind(Files)
    .toResolvedValue(
      (client, clock, { fetch }) =>
        new FilesWithSmallPhotos(
          new HttpFiles(client, { clock, send: fetch === undefined ? sendByXhr : sendByFetch(fetch) }),
          makeSmaller,
        ),
      [Client, Clock, ReplacedFetch],
    )
    .inSingletonScope();
});
