import type { Files } from '@stadstegoed/core/files/files.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aChosenFile, aStoredFile } from '@stadstegoed/core/testing/a-chosen-file.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { expect, vi } from 'vitest';
import type { UploadSetup } from '../src/lib/upload/upload-item.ts';
import { Upload } from '../src/lib/upload/upload.ts';
import { deferred } from './deferred.ts';

type UploadCall = Parameters<Files['upload']>;
type Outcome = Awaited<ReturnType<Files['upload']>>;
type Why = Extract<Outcome, { readonly ok: false }>['error'];

/** An upload to a platform whose answers the test gives, by file name. */
export function anUpload(options: Partial<UploadSetup> = {}) {
  const calls: UploadCall[] = [];
  const waiting = new Map<string, (outcome: Outcome) => void>();
  const upload = (...call: UploadCall): Promise<Outcome> => {
    const { promise, resolve } = deferred<Outcome>();
    calls.push(call);
    waiting.set(call[0].file.name, resolve);
    return promise;
  };
  const model = new Upload({
    files: { upload, download: () => Promise.resolve(err(failure('not_found'))) },
    type: 'fund_request_clarification_proof',
    ...options,
  });
  const callOf = (name: string) => given(calls.findLast(([{ file }]) => file.name === name));
  const end = async (name: string, outcome: Outcome): Promise<void> => {
    waiting.get(name)?.(outcome);
    await vi.waitFor(() => expect(model.items.find((item) => item.name === name)?.file.state).not.toBe('uploading'));
  };
  return {
    model,
    calls,
    add: async (...names: readonly string[]) => {
      model.add(names.map((name) => aChosenFile(name)));
      await Promise.resolve();
    },
    progress: (name: string, percent: number) => callOf(name)[1]?.onProgress?.(percent),
    isAborted: (name: string) => callOf(name)[1]?.signal?.aborted,
    succeed: (name: string) =>
      end(name, ok(aStoredFile({ uid: `uid-${name}`, originalName: name, size: callOf(name)[0].file.size }))),
    fail: (name: string, why: Why = failure('offline')) => end(name, err(why)),
    keyOf: (name: string) => model.items.find((item) => item.name === name)?.key ?? -1,
  };
}
