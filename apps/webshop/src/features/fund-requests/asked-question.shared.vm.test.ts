import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import type { Clarification, ClarificationIds } from '@stadstegoed/core/fund-requests/clarification.ts';
import { Clarifications } from '@stadstegoed/core/fund-requests/clarifications.port.ts';
import { AnswerClarification } from '@stadstegoed/core/fund-requests/answer-clarification.ts';
import { failure, invalid } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aChosenFile, aStoredFile } from '@stadstegoed/core/testing/a-chosen-file.ts';
import { aClarification, anAnsweredClarification } from '@stadstegoed/core/testing/a-clarification.ts';
import { anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { Files } from '@stadstegoed/core/files/files.port.ts';
import { describe, expect, it, vi } from 'vitest';
import { anApp } from '../../../testing/an-app.ts';
import { memoryPrivateDrafts } from '../../../testing/memory-private-drafts.ts';
import { AskedQuestion } from './asked-question.shared.vm.ts';
import { SentFiles } from './sent-files.shared.vm.ts';

const ids: ClarificationIds = { fundId: '3', requestId: '1', clarificationId: '2' };

async function open(asked: Clarification = aClarification(), drafts = memoryPrivateDrafts()) {
  const app = anApp();
  const read = vi.fn<Clarifications['read']>(() => Promise.resolve(ok(asked)));
  const answer = vi.fn<Clarifications['answer']>(() => Promise.resolve(ok(anAnsweredClarification())));
  const upload = vi.fn<Files['upload']>(({ file }) =>
    Promise.resolve(ok(aStoredFile({ uid: `uid-${file.name}`, originalName: file.name, size: file.size }))),
  );
  const download = vi.fn<Files['download']>(() => Promise.resolve(ok({ size: 3, type: 'application/pdf' })));
  const { container } = app;
  container.bind(Clarifications).toConstantValue(stubPort<Clarifications>({ read }));
  container.bind(AnswerClarification).toConstantValue(new AnswerClarification({ answer, read }));
  container.bind(Files).toConstantValue({ upload, download });
  container.bind(PrivateDrafts).toConstantValue(drafts);
  const model = container.get(AskedQuestion, { autobind: true });
  model.start(ids);
  await vi.waitFor(() => expect(model.clarification.state).not.toBe('loading'));
  const sentFiles = container.get(SentFiles, { autobind: true });
  return { ...app, model, sentFiles, read, answer, upload, download, drafts };
}

/** Writes a text and adds files, and waits until they are stored. */
async function fillIn(model: AskedQuestion, text: string, ...files: readonly string[]) {
  const { form, uploads } = given(model.answer);
  form.set('answer', text);
  uploads.add(files.map((name) => aChosenFile(name)));
  await vi.waitFor(() => expect(uploads.isSettled).toBe(true));
}

const errorsOf = (model: AskedQuestion) => given(model.answer).form.errors;

describe('a question', () => {
  it('a question of another address starts anew, and keeps the answer to the first for when it opens again', async () => {
    const { model } = await open();
    await fillIn(model, 'Voor vraag twee.');
    model.start({ ...ids, clarificationId: '9' });
    expect([model.state, model.answer]).toEqual([null, null]);
    await vi.waitFor(() => expect(model.state).toBe('pending'));
    expect(given(model.answer).form.values.answer).toBe('');
    model.start(ids);
    await vi.waitFor(() => expect(model.answer?.form.values.answer).toBe('Voor vraag twee.'));
  });
});

describe('the answer', () => {
  it('is not sent with a file that failed, until that is removed', async () => {
    const { model, answer, upload } = await open();
    upload.mockResolvedValueOnce(err(failure('offline')));
    await fillIn(model, 'Hierbij.', 'a.pdf', 'b.pdf');
    await model.send();
    expect(errorsOf(model)).toEqual({ files: [{ key: 'files.problem.retry', values: { name: 'a.pdf' } }] });
    const { uploads } = given(model.answer);
    uploads.remove(given(uploads.items[0]).key);
    expect(errorsOf(model)).toEqual({});
    await model.send();
    expect(answer).toHaveBeenCalledWith(ids, { answer: 'Hierbij.', files: ['uid-b.pdf'] });
  });

  it('shows the platform’s errors at the text and at the file', async () => {
    const { model, answer } = await open();
    answer.mockResolvedValueOnce(err(invalid({ answer: ['Te kort.'], 'files.1': ['Kennen wij niet.'] })));
    await fillIn(model, 'Hierbij.', 'a.pdf', 'b.pdf');
    await model.send();
    expect(errorsOf(model)).toEqual({
      answer: [{ literal: 'Te kort.' }],
      files: [{ key: 'files.problem.remove', values: { name: 'b.pdf' } }],
    });
    expect(given(model.answer).uploads.items.map(({ file }) => file.state)).toEqual(['uploaded', 'error']);
  });
});

describe('the draft of the answer', () => {
  it.each(['{', '[]', '{"answer":3,"files":[]}'])(
    'the draft of the answer of another shape is left out: %s',
    async (text) => {
      const drafts = memoryPrivateDrafts();
      await drafts.write(anIdentity().address, 'clarification 2', text);
      const { model } = await open(aClarification(), drafts);
      expect(given(model.answer).form.values).toEqual({ answer: '', files: [] });
    },
  );

  it.each([
    ['after it was sent', aClarification()],
    ['when the question was answered elsewhere', anAnsweredClarification()],
  ])('is gone %s', async (_when, asked) => {
    const { model, drafts } = await open();
    await fillIn(model, 'Hierbij.', 'a.pdf');
    if (asked.state === 'pending') await model.send();
    else {
      const second = await open(asked, drafts);
      second.model.stop();
    }
    const reopened = await open(aClarification(), drafts);
    expect(given(reopened.model.answer).form.values).toEqual({ answer: '', files: [] });
  });
});

describe('a preview', () => {
  it('shows a file of the question, which cannot be changed', async () => {
    const { sentFiles, dialogs } = await open();
    const file = aStoredFile({ originalName: 'Voorbeeld.pdf', size: 3 });
    expect([sentFiles.canPreview(file), sentFiles.canPreview(aStoredFile({ originalName: 'a.docx' }))]).toEqual([
      true,
      false,
    ]);
    sentFiles.preview(file);
    const source = { name: 'Voorbeeld.pdf', size: 3, file: null, uid: 'b7f0c3' };
    expect(dialogs.current).toEqual({ key: 'pdf-preview', params: { source } });
  });

  it('sends a photo of the answer again when it was cropped', async () => {
    const { model, dialogs, upload } = await open();
    await fillIn(model, 'Hierbij.', 'foto.jpg');
    const { uploads } = given(model.answer);
    model.previewItem(given(uploads.items[0]));
    const { current } = dialogs;
    if (current?.key !== 'image-preview') throw new Error('The photo is not shown');
    current.params.onCropped?.(aChosenFile('foto.jpg', 5));
    await vi.waitFor(() => expect(uploads.kept.map(({ size }) => size)).toEqual([5]));
    expect(upload).toHaveBeenCalledTimes(2);
  });
});

describe('a download', () => {
  it('gives the content, one at a time', async () => {
    const { sentFiles, download } = await open();
    const file = aStoredFile();
    const both = [sentFiles.download(file), sentFiles.download(file)];
    expect(sentFiles.isDownloading(file)).toBe(true);
    expect(await Promise.all(both)).toEqual([{ size: 3, type: 'application/pdf' }, null]);
    expect([download.mock.calls.length, sentFiles.isDownloading(file)]).toEqual([1, false]);
  });

  it('a download that fails is told in a toast', async () => {
    const { sentFiles, download, shownToasts } = await open();
    download.mockResolvedValue(err(failure('offline')));
    expect(await sentFiles.download(aStoredFile())).toBeNull();
    expect(shownToasts()).toEqual([{ kind: 'danger', sentence: { key: 'shell.failure.offline' } }]);
  });
});
