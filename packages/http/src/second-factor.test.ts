import { expect, it, vi } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { adaptersOf } from '../testing/adapters.ts';
import { answeringClient, jsonAnswer } from '../testing/answering-client.ts';
import { HttpFiles } from './files/http-files.ts';
import type { SendUpload } from './files/send-upload.ts';
import type { FactorAnswer } from '@stadstegoed/core/account/second-factor.ts';
import type { GiveSecondFactor } from './second-factor.ts';
import { CALL_TIME_LIMIT_MS } from './time-limit.ts';

const needed = () => jsonAnswer({ error: '2fa' }, 401);
const closed = () => jsonAnswer({ message: 'This action is unauthorized.' }, 403);
const email = { id: 4, email: 'a@b.nl', verified: false, primary: false };

/** A signed-in resident whose first call is refused, and the answer of the question for her second factor. */
function refused(refusal: () => Response, answer: FactorAnswer) {
  const give = vi.fn<GiveSecondFactor>(async () => answer);
  const answers = [refusal, () => jsonAnswer({ data: email }, 201)];
  const bodies: Promise<string>[] = [];
  const clock = new FakeClock();
  const { client, requests, unauthorised } = answeringClient({
    accessToken: () => 'token',
    giveSecondFactor: give,
    clock,
    answer: (request) => {
      bodies.push(request.clone().text());
      return (answers.shift() ?? refusal)();
    },
  });
  return { ...adaptersOf(client), client, give, requests, unauthorised, bodies, clock };
}

it('sends a change again, with what was typed, once the second factor was given', async () => {
  const { emails, give, bodies, unauthorised } = refused(needed, 'given');
  expect(await emails.add('a@b.nl', null)).toMatchObject({ ok: true });
  expect(await Promise.all(bodies)).toEqual(['{"email":"a@b.nl"}', '{"email":"a@b.nl"}']);
  expect(give).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isChange: true, part: null }));
  expect(unauthorised).toEqual([]);
});

it('sends an upload again, with its file, once the second factor was given', async () => {
  const { client, give } = refused(needed, 'given');
  const stored = () =>
    jsonAnswer({ data: { uid: 'b7', original_name: 'a.pdf', ext: 'pdf', size: '8B', url: '/a' } }, 201);
  const answers = [needed, stored];
  const send = vi.fn<SendUpload>(async () => (answers.shift() ?? needed)());
  const file = new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' });
  const files = new HttpFiles(client, { send, clock: new FakeClock() });
  expect(await files.upload({ type: 'reimbursement_proof', file })).toMatchObject({ value: { uid: 'b7' } });
  expect(send.mock.calls.map(([, { form }]) => form.get('file'))).toEqual([file, file]);
  expect(give).toHaveBeenCalledOnce();
});

it.each([needed, closed])('says that a second factor is wanted when it was put off', async (refusal) => {
  const { emails, requests } = refused(refusal, 'put_off');
  expect(await emails.add('a@b.nl', null)).toEqual(err(failure('second_factor_required', { code: '2fa' })));
  expect(requests).toHaveLength(1);
});

it('waits for a resident who looks for her telephone longer than a call may take', async () => {
  const { emails, give, clock } = refused(needed, 'given');
  give.mockImplementation(async () => {
    clock.advance(10 * CALL_TIME_LIMIT_MS);
    return 'given';
  });
  expect(await emails.add('a@b.nl', null)).toMatchObject({ ok: true });
});

it.each([
  ['e-mail addresses', 'emails', (by: ReturnType<typeof refused>) => by.emails.add('a@b.nl', null)],
  ['sessions', 'sessions', (by: ReturnType<typeof refused>) => by.sessions.end('s1')],
  ['reimbursements', 'reimbursements', (by: ReturnType<typeof refused>) => by.reimbursements.cancel('3')],
] as const)('asks for it where the municipality may have closed %s', async (_which, part, call) => {
  const asked = refused(closed, 'not_asked');
  expect(await call(asked)).toMatchObject(err({ kind: 'forbidden' }));
  expect(asked.give).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ part }));
});

it('is not asked for by a refusal of another kind, nor by one of something else than the platform', async () => {
  const other = refused(() => jsonAnswer({ message: 'invalid_access_token' }, 401), 'given');
  await other.emails.list();
  const voucher = refused(closed, 'given');
  await voucher.vouchers.read('0xa');
  const foreign = refused(() => new Response('{"error":"2fa"}', { status: 401 }), 'given');
  await foreign.emails.list();
  expect([other, voucher, foreign].map(({ give }) => give.mock.calls.length)).toEqual([0, 0, 0]);
});

it('has no second factor on the platform of the specification, which is not asked', async () => {
  const { factors, requests } = refused(needed, 'given');
  expect(await factors.read()).toEqual(ok(null));
  expect(requests).toEqual([]);
});
