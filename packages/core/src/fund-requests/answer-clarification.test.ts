import { describe, expect, it, vi } from 'vitest';
import { aClarification, anAnsweredClarification } from '../../testing/a-clarification.ts';
import { failure } from '../shared/failure.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import { AnswerClarification } from './answer-clarification.ts';
import type { Clarification } from './clarification.ts';
import type { Clarifications } from './clarifications.port.ts';

const ids = { fundId: '3', requestId: '12', clarificationId: '6' };

function useCase() {
  const answer = vi.fn<Clarifications['answer']>(() => Promise.resolve(ok(anAnsweredClarification())));
  const read = vi.fn<Clarifications['read']>(() => Promise.resolve(ok(aClarification())));
  return { answer, read, run: new AnswerClarification({ answer, read }) };
}

describe('answering a clarification', () => {
  it('sends the text without the spaces around it, and the files [FR-052]', async () => {
    const { answer, run } = useCase();
    const outcome = await run.run(ids, aClarification(), { answer: ' Hierbij. ', files: ['a1'] });
    expect(outcome).toEqual(ok(anAnsweredClarification()));
    expect(answer).toHaveBeenCalledWith(ids, { answer: 'Hierbij.', files: ['a1'] });
  });

  it('needs no files [FR-048]', async () => {
    const { answer, run } = useCase();
    await run.run(ids, aClarification(), { answer: 'Die heb ik niet.', files: [] });
    expect(answer).toHaveBeenCalledWith(ids, { answer: 'Die heb ik niet.', files: [] });
  });

  it('refuses an answer without a text, that is too long, or to a question that was answered before', async () => {
    const { answer, run } = useCase();
    const refuse = (asked: Clarification, text: string) => run.run(ids, asked, { answer: text, files: ['a1'] });
    expect(await refuse(aClarification(), '')).toEqual(err(refusal('required')));
    expect(await refuse(aClarification(), 'a'.repeat(2001))).toEqual(err(refusal('too_long')));
    expect(await refuse(anAnsweredClarification(), 'Nog iets.')).toEqual(err(refusal('not_pending')));
    expect(answer).not.toHaveBeenCalled();
  });

  it('finds the answer that was stored although the shop could not read that', async () => {
    const { answer, read, run } = useCase();
    answer.mockResolvedValue(err(failure('unexpected')));
    read.mockResolvedValue(ok(anAnsweredClarification()));
    const outcome = await run.run(ids, aClarification(), { answer: 'Hierbij.', files: [] });
    expect(outcome).toEqual(ok(anAnsweredClarification()));
    expect(read).toHaveBeenCalledWith(ids);
  });

  it('returns the failure when no answer was stored', async () => {
    const { answer, run } = useCase();
    answer.mockResolvedValue(err(failure('offline')));
    expect(await run.run(ids, aClarification(), { answer: 'Hierbij.', files: [] })).toEqual(err(failure('offline')));
  });

  it('returns a rejection unchanged and reads nothing', async () => {
    const { answer, read, run } = useCase();
    answer.mockResolvedValue(err(failure('forbidden')));
    expect(await run.run(ids, aClarification(), { answer: 'Hierbij.', files: [] })).toEqual(err(failure('forbidden')));
    expect(read).not.toHaveBeenCalled();
  });
});
