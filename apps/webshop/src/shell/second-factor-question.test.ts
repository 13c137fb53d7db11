import type { SecondFactors } from '@stadstegoed/core/account/second-factors.port.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { expect, it, vi } from 'vitest';
import { DialogStore } from './dialog-store.ts';
import { SecondFactorQuestion } from './second-factor-question.ts';

const NEEDED = { isConfirmed: false, active: [], addable: [], apps: [], restricted: [] };
const read = { isChange: false, part: null, signal: new AbortController().signal };

function asking() {
  const dialogs = new DialogStore(['second-factor-question']);
  const factors = stubPort<SecondFactors>({ read: async () => ok(NEEDED) });
  let token = 'first';
  const question = new SecondFactorQuestion(dialogs, factors, () => token);
  const opened = () => vi.waitFor(() => expect(dialogs.factorQuestion).not.toBeNull());
  const putOff = async () => {
    const given = question.give(read);
    await opened();
    dialogs.closeAll();
    expect(await given).toBe('put_off');
  };
  const signIn = () => {
    token = 'second';
  };
  return { dialogs, question, opened, putOff, signIn };
}

it('is asked again in another sign-in, although it was put off in this one', async () => {
  const { question, opened, putOff, signIn } = asking();
  await putOff();
  const emails = { ...read, part: 'emails' } as const;
  expect([await question.give(read), await question.give(emails)]).toEqual(['put_off', 'not_asked']);
  signIn();
  void question.give(read);
  await opened();
});

it('is asked again for a change, and once for all calls that wait', async () => {
  const { dialogs, question, opened, putOff } = asking();
  await putOff();
  const waiting = [question.give({ ...read, isChange: true }), question.give({ ...read, isChange: true })];
  await opened();
  const { factorQuestion } = dialogs;
  if (factorQuestion?.key === 'second-factor-question') factorQuestion.params.onGiven();
  expect(await Promise.all(waiting)).toEqual(['given', 'given']);
  expect(dialogs.factorQuestion).toBeNull();
});

it('lets a call go that was cancelled meanwhile', async () => {
  const { question, opened } = asking();
  const left = new AbortController();
  const given = question.give({ ...read, signal: left.signal });
  await opened();
  left.abort();
  expect(await given).toBe('not_asked');
});
