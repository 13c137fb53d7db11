import { describe, expect, it } from 'vitest';
import { aChosenFile, aStoredFile } from '../../testing/a-chosen-file.ts';
import { failure, invalid } from '../shared/failure.ts';
import { refusal } from '../shared/refusal.ts';
import {
  canPreview,
  canRetry,
  isResolved,
  mustChooseAgain,
  nameOf,
  notUploaded,
  queuedFile,
  requeued,
  restoredFile,
  sizeOf,
  uploaded,
  uploadErrorOf,
  uploading,
} from './uploaded-file.ts';

const type = 'fund_request_clarification_proof';
const queued = queuedFile(type, aChosenFile('foto.jpg', 1_400_000));
const offline = { kind: 'failed', failure: failure('offline') } as const;

describe('a file of an upload', () => {
  it('has its type, file, preview, stored data, progress, state and error [FI-004]', () => {
    const file = aChosenFile('foto.jpg');
    const nothingYet = { filePreview: null, fileData: null, progress: 0, error: null };
    expect(queuedFile(type, file)).toEqual({ ...nothingYet, type, file, state: 'queued' });
    expect([canPreview(queued), canPreview(queuedFile(type, aChosenFile('a.docx')))]).toEqual([true, false]);
  });

  it('has the extension, address and original name that the platform stored [FI-005]', () => {
    const stored = { ext: 'jpg', originalName: 'foto.jpg', url: '/files/foto.jpg' };
    expect(uploaded(queued, aStoredFile(stored)).fileData).toMatchObject(stored);
  });

  it('is queued, then uploading with progress, then uploaded [FI-007] [FI-008] [FI-009]', () => {
    const sending = uploading(queued, 64.4);
    const stored = uploaded(sending, aStoredFile());
    const course = [queued, sending, stored].map(({ state, progress }) => `${state} ${progress}`);
    expect(course).toEqual(['queued 0', 'uploading 64.4', 'uploaded 100']);
    expect([uploading(queued, -1).progress, uploading(queued, 101).progress]).toEqual([0, 100]);
  });

  it('is resolved after uploaded and after an error, not before [FI-010] [FI-011]', () => {
    const failed = notUploaded(queued, offline);
    expect(failed).toMatchObject({ state: 'error', error: offline });
    expect([queued, uploading(queued, 10)].map(isResolved)).toEqual([false, false]);
    expect([uploaded(queued, aStoredFile()), failed].map(isResolved)).toEqual([true, true]);
  });

  it('can be sent again after a lost connection, from its beginning, but not after a refusal or from a draft', () => {
    const failed = notUploaded(uploading(queued, 80), offline);
    expect(canRetry(failed)).toBe(true);
    expect(requeued(failed)).toEqual(queued);
    expect(canRetry(notUploaded(queued, { kind: 'refused', messages: ['Nee.'] }))).toBe(false);
    expect(canRetry({ ...failed, file: null })).toBe(false);
  });

  it('is an error at once when it is larger than its type allows, unless it is a photo', () => {
    const large = queuedFile(type, aChosenFile('scan.pdf', 10_240_001));
    const error = { kind: 'too_large', size: 10_240_001, limit: 10_240_000 };
    expect(large).toMatchObject({ state: 'error', error });
    expect(canRetry(large)).toBe(false);
    expect(queuedFile(type, aChosenFile('scan.pdf', 10_240_000)).state).toBe('queued');
    for (const name of ['foto.jpg', 'foto.JPEG', 'scherm.png']) {
      expect.soft(queuedFile(type, aChosenFile(name, 12_000_000)).state, name).toBe('queued');
    }
  });

  it('has the size that the platform stored', () => {
    const photo = queuedFile(type, aChosenFile('foto.jpg', 12_000_000));
    expect([sizeOf(photo), sizeOf(uploaded(photo, aStoredFile({ size: 900_000 })))]).toEqual([12_000_000, 900_000]);
  });

  it('a file of an upload of a draft is uploaded already, with its name and size', () => {
    const file = restoredFile(type, { uid: 'a1', name: 'brief.pdf', size: 12 });
    expect([file.state, file.progress, nameOf(file), sizeOf(file)]).toEqual(['uploaded', 100, 'brief.pdf', 12]);
    expect(file.fileData).toMatchObject({ uid: 'a1', ext: 'pdf' });
  });
});

describe('the error of an upload', () => {
  it('is the message at the file, before that at the type and that of the answer [FI-023]', () => {
    const refused = invalid({ file: ['Te groot.'], type: ['Verkeerd soort.'] }, { message: 'Het klopt niet.' });
    expect(uploadErrorOf(refused)).toEqual({ kind: 'refused', messages: ['Te groot.'] });
  });

  it('is the message at the type when the file has none [FI-024]', () => {
    const refused = invalid({ file: [], type: ['Verkeerd soort.'] }, { message: 'Het klopt niet.' });
    expect(uploadErrorOf(refused)).toEqual({ kind: 'refused', messages: ['Verkeerd soort.'] });
  });

  it('is the message of the answer when neither has one, or the answer has no fields [FI-025]', () => {
    const tooLarge = invalid({}, { message: 'Het bestand is te groot.' });
    expect(uploadErrorOf(tooLarge)).toEqual({ kind: 'refused', messages: ['Het bestand is te groot.'] });
    const preview = invalid({ file_preview: ['Nee.'] }, { message: 'Het klopt niet.' });
    expect(uploadErrorOf(preview)).toEqual({ kind: 'refused', messages: ['Het klopt niet.'] });
    const forbidden = failure('forbidden', { message: 'Dit mag niet.' });
    expect(uploadErrorOf(forbidden)).toEqual({ kind: 'refused', messages: ['Dit mag niet.'] });
    expect(uploadErrorOf(failure('forbidden'))).toEqual({ kind: 'refused', messages: [] });
  });

  it('is that the file is too large when a server on its way says so, without a sentence', () => {
    expect(uploadErrorOf(invalid({}, { code: 'too_large' }))).toEqual({ kind: 'too_large_to_send' });
    const sentence = invalid({}, { code: 'too_large', message: 'Te groot.' });
    expect(uploadErrorOf(sentence)).toEqual({ kind: 'refused', messages: ['Te groot.'] });
  });

  it('is that the file has to be chosen again when it changed on the device', () => {
    const changed = notUploaded(queued, uploadErrorOf(refusal('file_changed')));
    expect([changed.error, mustChooseAgain(changed), canRetry(changed), nameOf(changed)]).toEqual([
      { kind: 'changed' },
      true,
      false,
      'foto.jpg',
    ]);
  });

  it('stays a failure with own words when the world said no', () => {
    for (const kind of ['offline', 'unreachable', 'timeout', 'unexpected', 'not_found', 'rate_limited'] as const) {
      const failed = failure(kind, { message: 'Server Error' });
      expect.soft(uploadErrorOf(failed)).toEqual({ kind: 'failed', failure: failed });
    }
  });
});
