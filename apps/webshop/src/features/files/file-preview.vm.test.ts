import type { Files } from '@stadstegoed/core/files/files.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { aChosenFile } from '@stadstegoed/core/testing/a-chosen-file.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { expect, it, vi } from 'vitest';
import { FilePreviewViewModel } from './file-preview.vm.ts';

const content = { size: 3, type: 'application/pdf' };

function preview() {
  const download = vi.fn<Files['download']>(() => Promise.resolve(ok(content)));
  return { download, model: new FilePreviewViewModel(stubPort<Files>({ download })) };
}

it('shows a file of this device without a download', () => {
  const { model, download } = preview();
  const file = aChosenFile();
  model.show({ name: 'a.pdf', size: 3, file, uid: 'u1' });
  expect([model.content.value, download.mock.calls]).toEqual([file, []]);
});

it('downloads a file of the platform', async () => {
  const { model, download } = preview();
  model.show({ name: 'a.pdf', size: 3, file: null, uid: 'u1' });
  await vi.waitFor(() => expect(model.content.value).toBe(content));
  expect(download.mock.lastCall?.[0]).toBe('u1');
});

it('fails for a file that is nowhere', async () => {
  const { model } = preview();
  model.show({ name: 'a.pdf', size: 3, file: null, uid: null });
  await vi.waitFor(() => expect(model.content.failure).toEqual(failure('not_found')));
});
