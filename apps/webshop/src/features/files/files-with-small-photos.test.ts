import type { Files } from '@stadstegoed/core/files/files.port.ts';
import type { ChosenFile } from '@stadstegoed/core/shared/chosen-file.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aChosenFile, aStoredFile } from '@stadstegoed/core/testing/a-chosen-file.ts';
import { expect, it } from 'vitest';
import { FilesWithSmallPhotos } from './files-with-small-photos.ts';

const TYPE = 'fund_request_record_proof';
const LARGE = aChosenFile('IMG_2041.jpg', 12_000_000);
const SMALL = aChosenFile('IMG_2041.jpg', 900_000);

/** The sizes that were sent, with a shop that makes photos smaller, or cannot. */
function uploads(smaller: ChosenFile | null = SMALL) {
  const sizes: number[] = [];
  const files: Files = {
    upload: async ({ file }) => {
      sizes.push(file.size);
      return ok(aStoredFile());
    },
    download: async () => err(failure('not_found')),
  };
  return { sizes, files: new FilesWithSmallPhotos(files, async () => smaller) };
}

it.each([
  ['a photo above the limit smaller', LARGE, [900_000]],
  ['a photo within the limit as it is', aChosenFile('foto.png', 10_240_000), [10_240_000]],
  ['a document as it is', aChosenFile('scan.pdf', 9_000_000), [9_000_000]],
])('sends %s', async (_what, file, sent) => {
  const { files, sizes } = uploads();
  await files.upload({ type: TYPE, file });
  expect(sizes).toEqual(sent);
});

it('sends a photo that cannot be made smaller as it is, for the platform to refuse', async () => {
  const { files, sizes } = uploads(null);
  await files.upload({ type: TYPE, file: LARGE });
  expect(sizes).toEqual([12_000_000]);
});

it('sends nothing when it was cancelled meanwhile', async () => {
  const { files, sizes } = uploads();
  const stopped = AbortSignal.abort();
  expect(await files.upload({ type: TYPE, file: LARGE }, { signal: stopped })).toEqual(err(failure('aborted')));
  expect(sizes).toEqual([]);
});
