import { describe, expect, it } from 'vitest';
import type { FileType } from '@stadstegoed/core/files/stored-file.ts';
import type { PlatformClient } from '@stadstegoed/http/client.ts';
import { HttpFiles } from '@stadstegoed/http/files/http-files.ts';
import { sendByFetch } from '@stadstegoed/http/files/send-upload.ts';
import { stableHex } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import {
  pact,
  fetchForm,
  nullValue,
  regex,
  refused,
  refusedFields,
  string,
  type Answer,
  type Interaction,
} from './pact.ts';

const samira = { scenario: 'several-vouchers', params: { persona: 'samira' } } as const;
const proof = 'fund_request_clarification_proof';
const content = '%PDF-1.4\n%%EOF\n';
const upload = { method: 'POST', path: '/files' } as const;
const errorOf = (field: string) => ({ error: { kind: 'invalid', fields: { [field]: ['Dit klopt niet.'] } } });

const filesOf = (client: PlatformClient) =>
  new HttpFiles(client, {
    send: sendByFetch(fetchForm),
    // The test runner has its own time limits.
    clock: { after: () => () => undefined },
  });

/** Records an upload of one document. */
function record(interaction: Pick<Interaction, 'receives' | 'answer'> & Partial<Interaction>, file: Upload = {}) {
  const { type = proof, name = 'loonstrook.pdf', bytes = content } = file;
  return pact.record(
    {
      ...upload,
      ...samira,
      ...interaction,
      form: [
        ['type', type],
        ['file', bytes, name],
      ],
    },
    (client) =>
      filesOf(client).upload({
        // The border for a type that the platform does not know.
        type: type as FileType,
        file: new File([bytes], name, { type: 'application/pdf' }),
      }),
  );
}

interface Upload {
  readonly type?: string;
  readonly name?: string;
  readonly bytes?: string;
}

describe('an upload', () => {
  it('stores a document and answers its uid, name, kind, size and address [FI-005]', async () => {
    const data = {
      uid: string('b7f0c3'),
      original_name: 'loonstrook.pdf',
      ext: 'pdf',
      size: regex(/^[\d.]+(B|kB|MB)$/, '15B'),
      url: string('https://platform.example/files/b7f0c3/download'),
      preview: nullValue(),
    };
    const answer = { status: 201, body: { data } };
    const outcome = await record({ receives: 'a document that answers a question', answer });
    expect(outcome).toMatchObject({
      value: { uid: 'b7f0c3', originalName: 'loonstrook.pdf', ext: 'pdf', size: 15, previewUrl: null },
    });
  });

  it('is refused at the file when its content is not what its name says [FI-023]', async () => {
    const answer = refusedFields('file');
    const outcome = await record({ receives: 'a document that is something else', answer }, { bytes: 'geen pdf' });
    expect(outcome).toMatchObject(errorOf('file'));
  });

  it('is refused at the type when nobody knows what the file is for [FI-024]', async () => {
    const answer = refusedFields('file', 'type');
    const outcome = await record({ receives: 'a document for an unknown purpose', answer }, { type: 'vakantiefoto' });
    expect(outcome).toMatchObject(errorOf('type'));
  });
});

describe('a download', () => {
  const proofOfFatima = stableHex('file:fatima-base_salary', 64);
  const everyday = (persona: string) => ({ scenario: 'ordinary-tuesday', params: { persona } });
  const download = (interaction: Pick<Interaction, 'receives' | 'answer' | 'scenario' | 'params'>, uid: string) =>
    pact.record({ method: 'GET', path: `/files/${uid}/download`, ...interaction }, (client) =>
      filesOf(client).download(uid),
    );

  it('of an own file is its content, with its kind', async () => {
    const headers = { 'Content-Type': regex(/application\/pdf.*/, 'application/pdf') };
    const answer: Answer = { status: 200, headers, content: ['application/pdf', content] };
    const receives = 'a download of an own document';
    const outcome = await download({ ...everyday('fatima'), receives, answer }, proofOfFatima);
    expect(outcome).toMatchObject({ value: { type: 'application/pdf', size: content.length } });
  });

  it('is rejected for another resident and an unknown file', async () => {
    const receives = 'a download of a document of another resident';
    const byOther = { ...everyday('kees'), receives, answer: refused(403) };
    expect(await download(byOther, proofOfFatima)).toMatchObject({ error: { kind: 'forbidden' } });
    const unknown = { ...everyday('kees'), receives: 'a download of an unknown document', answer: refused(404) };
    expect(await download(unknown, 'b7f0c3')).toMatchObject({ error: { kind: 'not_found' } });
  });
});
