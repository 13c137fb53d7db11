import { setImmediate as nextTask } from 'node:timers/promises';
import type { Files } from '@stadstegoed/core/files/files.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { aChosenFile } from '@stadstegoed/core/testing/a-chosen-file.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import { anUpload } from '../../../testing/an-upload.ts';
import { DialogStore } from '../../shell/dialog-store.ts';
import type { Dialogs } from '../app/dialogs.ts';
import { cropUpload, previewUpload } from './file-preview.ts';
import type { UploadSetup } from './upload-item.ts';
import type { Upload } from './upload.ts';

const states = (model: Upload) => model.items.map(({ name, file }) => [name, file.state]);

describe('the queue', () => {
  it('sends two files at a time, with progress, and the next when one is done [FI-007] [FI-008] [FI-009]', async () => {
    const { model, add, progress, succeed } = anUpload();
    await add('a.pdf', 'b.pdf', 'c.pdf');
    expect(states(model)).toEqual([
      ['a.pdf', 'uploading'],
      ['b.pdf', 'uploading'],
      ['c.pdf', 'queued'],
    ]);
    progress('a.pdf', 64);
    expect(model.items[0]?.file.progress).toBe(64);
    expect(model.isSettled).toBe(false);
    await succeed('b.pdf');
    expect(states(model)).toEqual([
      ['a.pdf', 'uploading'],
      ['b.pdf', 'uploaded'],
      ['c.pdf', 'uploading'],
    ]);
  });

  it('goes on after a file that failed, and is settled when every file is resolved [FI-010] [FI-011]', async () => {
    const { model, add, succeed, fail } = anUpload();
    await add('a.pdf', 'b.pdf', 'c.pdf');
    await fail('a.pdf');
    await succeed('b.pdf');
    await succeed('c.pdf');
    expect(states(model)).toEqual([
      ['a.pdf', 'error'],
      ['b.pdf', 'uploaded'],
      ['c.pdf', 'uploaded'],
    ]);
    expect([model.isSettled, model.uids]).toEqual([true, ['uid-b.pdf', 'uid-c.pdf']]);
  });

  it('shows the error of the answer at the file [FI-023]', async () => {
    const { model, add, fail } = anUpload();
    await add('a.pdf');
    await fail('a.pdf', { ...failure('forbidden', { message: 'Dit mag niet.' }) });
    expect(model.items[0]?.file.error).toEqual({ kind: 'refused', messages: ['Dit mag niet.'] });
  });

  it('sends a failed file again', async () => {
    const { model, add, succeed, fail, keyOf, calls } = anUpload();
    await add('a.pdf');
    await fail('a.pdf');
    model.retry(keyOf('a.pdf'));
    await Promise.resolve();
    await succeed('a.pdf');
    expect(calls).toHaveLength(2);
    expect(model.uids).toEqual(['uid-a.pdf']);
  });

  it('does not send a file again that the platform refused', async () => {
    const { model, add, fail, keyOf, calls } = anUpload();
    await add('a.pdf');
    await fail('a.pdf', failure('forbidden'));
    model.retry(keyOf('a.pdf'));
    await nextTask();
    expect(calls).toHaveLength(1);
  });

  it('waits while its screen is away, and goes on from there', async () => {
    const { model, add, isAborted, calls } = anUpload();
    await add('a.pdf');
    model.stop();
    expect(isAborted('a.pdf')).toBe(true);
    expect(states(model)).toEqual([['a.pdf', 'queued']]);
    model.start();
    await Promise.resolve();
    expect(calls).toHaveLength(2);
  });

  it('sends the picture of the first page along', async () => {
    const picture = aChosenFile('voorbeeld.jpg');
    const { model, add, calls, succeed } = anUpload({ makePreview: () => Promise.resolve(picture) });
    await add('a.pdf');
    expect(calls[0]?.[0].preview).toBe(picture);
    await succeed('a.pdf');
    expect(model.items[0]?.file.filePreview).toBe(picture);
  });

  it('gives its files to the cropper, whose results take the places of their photos [FI-003]', async () => {
    const { model, add, calls, succeed } = anUpload();
    await add('a.jpg', 'b.jpg', 'c.pdf');
    for (const name of ['a.jpg', 'b.jpg', 'c.pdf']) await succeed(name);
    const dialogs = new DialogStore(['photo-cropper']);
    cropUpload(dialogs, model);
    if (dialogs.current?.key !== 'photo-cropper') throw new Error('The cropper is not shown');
    const { files, onDone } = dialogs.current.params;
    expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.pdf']);
    const [photo, document] = [given(files[0]), given(files[2])];
    const cropped = aChosenFile('a.jpg', 7);
    onDone([
      { source: photo, file: cropped, preview: null },
      { source: document, file: document, preview: aChosenFile('c.jpg') },
    ]);
    await vi.waitFor(() => expect(calls.slice(3).map(([{ file }]) => file)).toEqual([cropped]));
    await succeed('a.jpg');
    expect(model.uids).toEqual(['uid-a.jpg', 'uid-b.jpg', 'uid-c.pdf']);
  });
});

describe('the problem of the files', () => {
  it('is that one is still being sent, then the file that was not stored', async () => {
    const { model, add, fail, keyOf } = anUpload();
    await add('a.pdf');
    expect(model.problems).toEqual([{ key: 'files.problem.wait' }]);
    await fail('a.pdf');
    expect(model.problems).toEqual([{ key: 'files.problem.retry', values: { name: 'a.pdf' } }]);
    model.remove(keyOf('a.pdf'));
    expect(model.problems).toEqual([]);
  });

  it('is a file that can only be removed after the platform refused it', async () => {
    const { model, add, fail } = anUpload();
    await add('a.pdf');
    await fail('a.pdf', failure('forbidden'));
    expect(model.problems).toEqual([{ key: 'files.problem.remove', values: { name: 'a.pdf' } }]);
  });

  it('goes away by itself when the files that failed without a network are sent again', async () => {
    const { model, add, fail, succeed, calls } = anUpload();
    await add('a.pdf', 'b.pdf');
    await fail('a.pdf');
    await fail('b.pdf', failure('timeout'));
    expect(model.waitsForNetwork).toBe(true);
    model.retryOffline();
    await Promise.resolve();
    expect([calls.length, model.waitsForNetwork]).toEqual([3, false]);
    await succeed('a.pdf');
    expect(model.uids).toEqual(['uid-a.pdf']);
  });

  it('stays after a file failed again that was sent again by itself', async () => {
    const { model, add, fail, calls } = anUpload();
    await add('a.pdf');
    await fail('a.pdf');
    model.retryOffline();
    await Promise.resolve();
    await fail('a.pdf');
    model.retryOffline();
    await nextTask();
    expect([calls.length, model.waitsForNetwork, model.items[0]?.canRetry]).toEqual([2, false, true]);
  });
});

describe('choosing files', () => {
  it('does not take files of another kind, and says which, until other files are chosen [FI-020]', async () => {
    const { model, add, keyOf } = anUpload();
    await add('film.mp4', 'a.pdf', 'IMG_2041.HEIC');
    expect([model.items.map(({ name }) => name), model.addedOfTooMany]).toEqual([['a.pdf'], null]);
    expect([model.notTaken, model.problems]).toEqual([['film.mp4', 'IMG_2041.HEIC'], [{ key: 'files.problem.wait' }]]);
    model.remove(keyOf('a.pdf'));
    expect(model.notTaken).toEqual([]);
    await add('film.mp4');
    await add('b.pdf');
    expect(model.notTaken).toEqual([]);
  });

  it('keeps the first that fit when there are more than slots, and counts them [FI-021] [FI-022]', async () => {
    const { model, add } = anUpload({ maxFiles: 2 });
    await add('a.pdf', 'b.pdf', 'c.pdf');
    expect([model.items.length, model.addedOfTooMany, model.slotsLeft]).toEqual([2, 2, 0]);
    await add('d.pdf');
    expect([model.items.length, model.addedOfTooMany]).toEqual([2, 0]);
  });

  it('does not send a file that is too large, which takes no slot', async () => {
    const { model, calls } = anUpload({ maxFiles: 1 });
    model.add([aChosenFile('groot.pdf', 14_000_000)]);
    expect(states(model)).toEqual([['groot.pdf', 'error']]);
    expect([calls.length, model.slotsLeft]).toEqual([0, 1]);
  });

  it('accepts other extensions when its options say so', async () => {
    const { model, add } = anUpload({ extensions: ['png'] });
    await add('a.pdf', 'b.png');
    expect([model.accept, model.items.length]).toEqual(['.png', 1]);
  });
});

it('sends a cropped photo in the place of the photo, also while that is being sent', async () => {
  const { model, add, keyOf, succeed, isAborted, calls } = anUpload();
  await add('a.jpg', 'b.jpg');
  model.replace(keyOf('a.jpg'), aChosenFile('a.jpg', 900));
  await Promise.resolve();
  expect([calls[0]?.[1]?.signal?.aborted, isAborted('a.jpg')]).toEqual([true, false]);
  await succeed('a.jpg');
  expect(model.kept[0]).toEqual({ uid: 'uid-a.jpg', name: 'a.jpg', size: 900 });
  expect(model.items.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
});

describe('removing a file', () => {
  it('cancels its upload and starts the next one [FI-012]', async () => {
    const { model, add, keyOf, isAborted, progress, succeed } = anUpload();
    await add('a.pdf', 'b.pdf', 'c.pdf');
    model.remove(keyOf('a.pdf'));
    await Promise.resolve();
    expect(isAborted('a.pdf')).toBe(true);
    progress('a.pdf', 90);
    await succeed('b.pdf');
    expect(states(model)).toEqual([
      ['b.pdf', 'uploaded'],
      ['c.pdf', 'uploading'],
    ]);
  });

  it('can be undone: the file comes back to its place, without being sent again', async () => {
    const onChange = vi.fn<NonNullable<UploadSetup['onChange']>>();
    const { model, add, keyOf, succeed, calls } = anUpload({ onChange });
    await add('a.pdf', 'b.pdf');
    await succeed('a.pdf');
    await succeed('b.pdf');
    model.remove(keyOf('a.pdf'));
    expect(model.uids).toEqual(['uid-b.pdf']);
    model.undo();
    expect(model.uids).toEqual(['uid-a.pdf', 'uid-b.pdf']);
    expect([calls.length, model.removed]).toEqual([2, null]);
    expect(onChange.mock.lastCall?.[0].map(({ uid }) => uid)).toEqual(['uid-a.pdf', 'uid-b.pdf']);
  });

  it('can be undone while it was being sent: it is sent again', async () => {
    const { model, add, keyOf, succeed } = anUpload();
    await add('a.pdf');
    model.remove(keyOf('a.pdf'));
    model.undo();
    await Promise.resolve();
    await succeed('a.pdf');
    expect(model.uids).toEqual(['uid-a.pdf']);
  });

  it('cannot be undone after another file was added', async () => {
    const { model, add, keyOf } = anUpload();
    await add('a.pdf');
    model.remove(keyOf('a.pdf'));
    await add('b.pdf');
    model.undo();
    expect(model.items.map(({ name }) => name)).toEqual(['b.pdf']);
  });
});

it('tells the progress at each quarter and the end, never each percent', async () => {
  const { model, add, progress, succeed } = anUpload();
  await add('a.pdf');
  const told: unknown[] = [];
  for (const percent of [3, 24.9, 25, 26, 49, 80, 99, 100]) {
    progress('a.pdf', percent);
    const { what, percent: quarter } = model.change ?? {};
    if (told.at(-1) !== quarter && what === 'progress') told.push(quarter);
  }
  expect(told).toEqual([25, 75]);
  await succeed('a.pdf');
  expect(model.change).toMatchObject({ what: 'uploaded', name: 'a.pdf' });
});

describe('a draft', () => {
  const draft = [{ uid: 'u1', name: 'brief.pdf', size: 900 }];

  it('brings back the files that were uploaded before', () => {
    const { model, calls } = anUpload({ kept: draft });
    expect([model.kept, model.uids, model.isSettled, calls.length]).toEqual([draft, ['u1'], true, 0]);
    expect(model.items[0]).toMatchObject({ name: 'brief.pdf', size: 900, canPreview: true });
  });

  it('is written with every file that is chosen, stored or removed', async () => {
    const onChange = vi.fn<NonNullable<UploadSetup['onChange']>>();
    const { model, add, succeed } = anUpload({ kept: draft, onChange });
    await add('a.pdf');
    expect(onChange).toHaveBeenLastCalledWith([...draft, { uid: null, name: 'a.pdf', size: 182_400 }]);
    await succeed('a.pdf');
    expect(onChange).toHaveBeenLastCalledWith([...draft, { uid: 'uid-a.pdf', name: 'a.pdf', size: 182_400 }]);
    model.remove(model.items[0]?.key ?? -1);
    expect(onChange.mock.lastCall?.[0].map(({ uid }) => uid)).toEqual(['uid-a.pdf']);
  });

  it('shows the platform’s error about a sent file at that file', () => {
    const kept = [...draft, { uid: 'u2', name: 'foto.jpg', size: 4 }];
    const { model } = anUpload({ kept });
    const sent = model.uids;
    expect(model.refuse({ answer: ['Kort.'], 'files.1': ['Kennen wij niet.'] }, sent)).toBe(true);
    expect(model.items.map(({ file }) => file.error)).toEqual([
      null,
      { kind: 'refused', messages: ['Kennen wij niet.'] },
    ]);
    expect(model.uids).toEqual(['u1']);
    expect(model.refuse({ answer: ['Kort.'] }, sent)).toBe(false);
    expect(model.refuse({ 'records.0.files.0': [] }, sent, 'records.0.files')).toBe(true);
    expect(model.items[0]?.file.error).toEqual({ kind: 'refused', messages: [] });
  });

  it('keeps the row of a file that was never stored, until the file is chosen again', async () => {
    const { model, add, succeed } = anUpload({ kept: [...draft, { uid: null, name: 'foto.jpg', size: 400 }] });
    expect(model.items[1]).toMatchObject({ name: 'foto.jpg', size: 400, canRetry: false });
    expect(model.problems).toEqual([{ key: 'files.problem.choose', values: { name: 'foto.jpg' } }]);
    expect(model.uids).toEqual(['u1']);
    await add('foto.jpg');
    await succeed('foto.jpg');
    expect(model.uids).toEqual(['u1', 'uid-foto.jpg']);
    expect([model.items.length, model.problems]).toEqual([2, []]);
  });

  it('shows the small picture of a photo that is at the platform, once its form is shown', async () => {
    const content = { size: 4, type: 'image/jpeg' };
    const download = vi.fn<Files['download']>(async () => ok(content));
    const kept = [...draft, { uid: 'u2', name: 'foto.jpg', size: 4 }];
    const { model } = anUpload({ kept, files: { upload: vi.fn(), download } });
    expect(download).not.toHaveBeenCalled();
    model.start();
    model.start();
    await vi.waitFor(() => expect(model.pictures.get(2)).toBe(content));
    expect(download.mock.calls.map(([uid]) => uid)).toEqual(['u2']);
  });
});

it('the preview of a file leads to the others that are sent and can be shown', async () => {
  const { model, add, succeed, fail } = anUpload();
  await add('a.pdf', 'b.jpg', 'c.jpg');
  await succeed('a.pdf');
  await fail('b.jpg');
  await succeed('c.jpg');
  const open = vi.fn<Dialogs['open']>();
  previewUpload(stubPort<Dialogs>({ open }), model, given(model.items[0]));
  const [key, params] = given(open.mock.calls[0]);
  expect(key).toBe('pdf-preview');
  expect(params).toMatchObject({ among: [{ source: { name: 'a.pdf' } }, { source: { name: 'c.jpg' } }] });
});
