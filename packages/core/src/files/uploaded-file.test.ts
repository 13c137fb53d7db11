import { describe, expect, it } from 'vitest';
import { aChosenFile, aStoredFile } from '../../testing/a-chosen-file.ts';
import { failure, invalid } from '../shared/failure.ts';
import {
  canPreview,
  canRetry,
  isResolved,
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
    expect(queuedFile(type, file)).toEqual({
      type,
      file,
      filePreview: null,
      fileData: null,
      progress: 0,
      state: 'queued',
      error: null,
    });
    expect(canPreview(queued)).toBe(true);
  });

  it('has the extension, address and original name that the platform stored [FI-005]', () => {
    const stored = aStoredFile({ originalName: 'foto.jpg', url: '/files/foto.jpg' });
    expect(uploaded(queued, stored).fileData).toMatchObject({
      ext: 'jpg',
      url: '/files/foto.jpg',
      originalName: 'foto.jpg',
    });
  });

  it('is queued, then uploading with progress, then uploaded [FI-007] [FI-008] [FI-009]', () => {
    const sending = uploading(queued, 64.4);
    const stored = uploaded(sending, aStoredFile());
    expect([queued, sending, stored].map(({ state, progress }) => [state, progress])).toEqual([
      ['queued', 0],
      ['uploading', 64.4],
      ['uploaded', 100],
    ]);
  });

  it('is resolved after uploaded and after an error, not before [FI-010] [FI-011]', () => {
    const failed = notUploaded(queued, offline);
    expect(failed).toMatchObject({ state: 'error', error: offline });
    expect([queued, uploading(queued, 10), uploaded(queued, aStoredFile()), failed].map(isResolved)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('can be sent again after a lost connection, from its beginning', () => {
    const failed = notUploaded(uploading(queued, 80), offline);
    expect(canRetry(failed)).toBe(true);
    expect(requeued(failed)).toEqual(queued);
  });

  it('cannot be sent again after a refusal', () => {
    expect(canRetry(notUploaded(queued, { kind: 'refused', messages: ['Nee.'] }))).toBe(false);
  });

  it('is an error at once when it is larger than its type allows', () => {
    const large = queuedFile(type, aChosenFile('scan.pdf', 14_000_000));
    expect(large).toMatchObject({
      state: 'error',
      error: { kind: 'too_large', size: 14_000_000, limit: 10_240_000 },
    });
    expect(canRetry(large)).toBe(false);
    expect(queuedFile(type, aChosenFile('scan.pdf', 10_240_000)).state).toBe('queued');
  });

  it.each(['foto.jpg', 'foto.JPEG', 'scherm.png'])('waits when it is a photo, also a large one: %s', (name) => {
    expect(queuedFile(type, aChosenFile(name, 12_000_000)).state).toBe('queued');
  });

  it('has the size that the platform stored', () => {
    const photo = queuedFile(type, aChosenFile('foto.jpg', 12_000_000));
    expect([sizeOf(photo), sizeOf(uploaded(photo, aStoredFile({ size: 900_000 })))]).toEqual([12_000_000, 900_000]);
  });

  it('of a draft is uploaded already, with its name and size', () => {
    const file = restoredFile(type, { uid: 'a1', name: 'brief.pdf', size: 12 });
    expect([file.state, nameOf(file), sizeOf(file), file.fileData?.uid]).toEqual(['uploaded', 'brief.pdf', 12, 'a1']);
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

  it.each([
    ['without fields', invalid({}, { message: 'Het bestand is te groot.' }), ['Het bestand is te groot.']],
    ['with other fields', invalid({ file_preview: ['Nee.'] }, { message: 'Het klopt niet.' }), ['Het klopt niet.']],
    ['of a forbidden call', failure('forbidden', { message: 'Dit mag niet.' }), ['Dit mag niet.']],
    ['without a message', failure('forbidden'), []],
  ])('is the message of the answer %s [FI-025]', (_what, refused, messages) => {
    expect(uploadErrorOf(refused)).toEqual({ kind: 'refused', messages });
  });

  it.each(['offline', 'timeout', 'unexpected', 'not_found', 'rate_limited'] as const)(
    'stays a failure with own words for %s',
    (kind) => {
      const failed = failure(kind, { message: 'Server Error' });
      expect(uploadErrorOf(failed)).toEqual({ kind: 'failed', failure: failed });
    },
  );
});
