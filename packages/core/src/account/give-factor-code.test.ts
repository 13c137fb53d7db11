import { expect, it, vi } from 'vitest';
import { failure, invalid, type Failure } from '../shared/failure.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { GiveFactorCode, type CodeGoal } from './give-factor-code.ts';
import type { SecondFactor, SecondFactors as State } from './second-factor.ts';
import type { SecondFactors } from './second-factors.port.ts';

const APP: SecondFactor = { id: 'f1', kind: 'app', app: 'Google Authenticator', phone: null };
const NONE: State = { isConfirmed: false, active: [], addable: [], apps: [], restricted: [] };

function giving(answer: Result<void, Failure>, now: Partial<State> | null) {
  const send = vi.fn((..._sent: readonly string[]) => Promise.resolve(answer));
  const read = vi.fn<SecondFactors['read']>(() =>
    Promise.resolve(now === null ? err(failure('offline')) : ok({ ...NONE, ...now })),
  );
  const factors = stubPort<SecondFactors>({ activate: send, confirm: send, remove: send, read });
  return { send, read, give: new GiveFactorCode(factors) };
}

const CONFIRM: CodeGoal = { kind: 'confirm' };
const REMOVE: CodeGoal = { kind: 'remove' };
const ACTIVATE: CodeGoal = { kind: 'activate', app: 'authenticator_google' };

it('sends a pasted code as its six digits, and nothing that has another number of them', async () => {
  const { give, send, read } = giving(ok(undefined), {});
  expect(await give.run(ACTIVATE, 'f1', ' 123 456 ')).toEqual(ok(undefined));
  expect(send).toHaveBeenCalledExactlyOnceWith('f1', '123456', 'authenticator_google');
  expect(await give.run(CONFIRM, 'f1', '12345')).toEqual(err(refusal('code_incomplete')));
  expect([send.mock.calls.length, read.mock.calls.length]).toEqual([1, 0]);
});

it('says that a code is wrong when the platform refuses it, and not when it refuses something else', async () => {
  const wrong = giving(err(invalid({ code: ['De code klopt niet.'] })), {});
  expect(await wrong.give.run(CONFIRM, 'f1', '123456')).toEqual(err(refusal('code_wrong')));
  const app = invalid({ key: ['Kies een app.'] });
  expect(await giving(err(app), {}).give.run(ACTIVATE, 'f1', '123456')).toEqual(err(app));
});

const LOST = failure('timeout');
const REFUSED = failure('forbidden');

it.each([
  ['a lost answer of a session that is confirmed', CONFIRM, LOST, { isConfirmed: true, active: [APP] }, true],
  ['a lost answer of a session that is not', CONFIRM, LOST, { active: [APP] }, false],
  ['a session that another tab confirmed', CONFIRM, REFUSED, { isConfirmed: true, active: [APP] }, true],
  ['a factor that is active', ACTIVATE, REFUSED, { active: [APP] }, true],
  ['a factor that is not active', ACTIVATE, LOST, {}, false],
  ['a factor that is gone', REMOVE, failure('not_found'), {}, true],
  ['a factor that is still there', REMOVE, LOST, { active: [APP] }, false],
  ['a state that cannot be read', REMOVE, LOST, null, false],
] as const)('looks what is true after %s', async (_which, goal, failed, now, isDone) => {
  const { give } = giving(err(failed), now);
  expect(await give.run(goal, 'f1', '123456')).toEqual(isDone ? ok(undefined) : err(failed));
});
