import { Emails } from '@stadstegoed/core/account/emails.port.ts';
import { CheckAnswers } from '@stadstegoed/core/fund-requests/check-answers.ts';
import { Files } from '@stadstegoed/core/files/files.port.ts';
import type { FundRequests } from '@stadstegoed/core/fund-requests/fund-requests.port.ts';
import { OpenRequest } from '@stadstegoed/core/fund-requests/open-request.ts';
import { SubmitRequest } from '@stadstegoed/core/fund-requests/submit-request.ts';
import type { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { failure, invalid } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aCriterion, aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aFundRequest } from '@stadstegoed/core/testing/a-fund-request.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { instant } from '@stadstegoed/core/shared/instant.ts';
import { anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import type { Records } from '@stadstegoed/core/records/records.port.ts';
import type { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { anApp } from '../../../testing/an-app.ts';
import { deferred } from '../../../testing/deferred.ts';
import { memoryDrafts } from '../../../testing/memory-drafts.ts';
import { HourStorage } from '../../lib/app/text-storage.ts';
import { DeviceStorage } from '../../lib/draft/device-storage.ts';
import { PrivateDrafts, type PrivateDraft } from '../../lib/draft/private-drafts.ts';
import { FundRequestViewModel } from './fund-request.vm.ts';

const FUND = aFund({ autoValidation: true, criteria: [aCriterion({ id: '31' })] });
const FROM = { fundId: '12', from: 'fund-activate' } as const;

/** The drafts of a device, whose writes end when the test says so. */
function aDevice() {
  const kept = new Map<string, PrivateDraft>();
  const { promise: written, resolve: endWriting } = deferred<void>();
  const drafts: PrivateDrafts = {
    read: (_secret, key) => Promise.resolve(kept.get(key) ?? null),
    write: async (_secret, key, text) => {
      await written;
      const savedAt = anApp().clock.now();
      kept.set(key, { text, savedAt });
      return savedAt;
    },
    remove: (_secret, key) => {
      kept.delete(key);
      return Promise.resolve();
    },
  };
  return { kept, drafts, endWriting };
}

function aRequest(identity = anIdentity()) {
  const stubs = anApp({ identity });
  const { kept, drafts, endWriting } = aDevice();
  const read = vi.fn(() => Promise.resolve(ok(FUND)));
  const submit = vi.fn<FundRequests['submit']>(() => Promise.resolve(ok(aFundRequest())));
  const requests = stubPort<FundRequests>({ readFund: read, submit });
  const list = vi.fn<Emails['list']>(() => Promise.resolve(ok([])));
  const emails = stubPort<Emails>({
    list,
    add: (email) => Promise.resolve(ok({ id: '1', email, isVerified: false, isPrimary: false })),
  });
  const activation = stubPort<FundActivation>({
    apply: () => Promise.resolve(err(failure('forbidden'))),
    requestsOf: () => Promise.resolve(ok([])),
  });
  const vouchers = stubPort<Vouchers>({ list: () => Promise.resolve(ok(singlePage([]))) });
  const { container } = stubs;
  container.bind(OpenRequest).toConstantValue(new OpenRequest(requests, activation, vouchers, stubPort<Records>({})));
  container.bind(Emails).toConstantValue(emails);
  container.bind(Files).toConstantValue(stubPort<Files>({ upload: () => Promise.resolve(err(failure('offline'))) }));
  container.bind(CheckAnswers).toConstantValue(new CheckAnswers(requests));
  container.bind(SubmitRequest).toConstantValue(new SubmitRequest(requests, activation, vouchers));
  container.bind(PrivateDrafts).toConstantValue(drafts);
  container.bind(DeviceStorage).toConstantValue(stubPort<DeviceStorage>({ open: () => memoryStorage() }));
  container.bind(HourStorage).toConstantValue(memoryDrafts());
  const model = container.get(FundRequestViewModel, { autobind: true });
  const show = async (step: string | null): Promise<void> => {
    model.start({ ...FROM, step });
    await stubs.clock.play(0);
  };
  return { ...stubs, model, kept, endWriting, list, read, submit, show };
}

/** Confirms the criteria, opens the overview and checks the declaration. */
async function openOverview(request: ReturnType<typeof aRequest>): Promise<void> {
  const { model, endWriting, show } = request;
  endWriting();
  await show('confirm_criteria');
  model.opened.value?.forms.confirm('31', true);
  model.complete();
  await show('application_overview');
  model.opened.value?.forms.overview.set('declared', true);
}

/** Sends the request, and leaves the screen before the answer comes. */
async function sendAndLeave(request: ReturnType<typeof aRequest>) {
  const { model, go } = request;
  await openOverview(request);
  go.mockClear();
  const sent = model.send();
  model.stop();
  await sent;
  return request;
}

describe('the fund request', () => {
  it('takes a late answer of a screen that was left nowhere', async () => {
    const { model, read, go, clock } = aRequest();
    const { promise, resolve } = deferred<ReturnType<typeof ok<typeof FUND>>>();
    read.mockReturnValue(promise);
    model.start({ ...FROM, step: 'application_overview' });
    model.stop();
    resolve(ok(FUND));
    await clock.play(0);
    expect(go).not.toHaveBeenCalled();
  });

  it('keeps the draft of the fund that is shown when an answer for another one comes late', async () => {
    const { model, kept, read, show, clock, endWriting } = aRequest();
    const { promise, resolve } = deferred<ReturnType<typeof ok<typeof FUND>>>();
    endWriting();
    read.mockReturnValueOnce(promise).mockResolvedValue(ok({ ...FUND, id: '13' }));
    await show(null);
    model.start({ ...FROM, fundId: '13', step: 'confirm_criteria' });
    await clock.play(0);
    resolve(ok(FUND));
    await clock.play(0);
    model.complete();
    await clock.play(0);
    expect([...kept.keys()]).toEqual(['fund-request 13']);
  });

  it('leaves the resident where she is when it is sent after she has gone elsewhere, and says so', async () => {
    const { go, shownToasts } = await sendAndLeave(aRequest());
    expect(go).not.toHaveBeenCalled();
    expect(shownToasts()).toContainEqual({ kind: 'positive', sentence: { key: 'fundRequests.done.title' } });
  });

  it.each([
    [
      'an answer',
      invalid({ 'records.0.value': ['Nee.'] }, { message: 'Dit klopt niet.' }),
      { literal: 'Dit klopt niet.' },
    ],
    [
      'a rule',
      failure('forbidden', { code: 'not_requester' }),
      { key: 'fundRequests.refused.not_requester', values: { fund: 'Kindtegoed' } },
    ],
  ])('leaves her there when it is rejected for %s after that, and says why', async (_what, rejected, sentence) => {
    const request = aRequest();
    request.submit.mockResolvedValue(err(rejected));
    const { go, shownToasts } = await sendAndLeave(request);
    expect(go).not.toHaveBeenCalled();
    expect(shownToasts()).toContainEqual({ kind: 'danger', sentence });
  });

  it('leaves no draft behind when it is sent right after a change', async () => {
    const request = aRequest();
    const { model, kept, clock } = request;
    await openOverview(request);
    model.draft.change({});
    await model.send();
    await clock.play(0);
    expect(model.sent?.id).toBe('701');
    expect([...kept.keys()]).toEqual([]);
  });

  it('tells when the voucher of a fund with automatic validation is still to come', async () => {
    const request = aRequest();
    await openOverview(request);
    await request.model.send();
    expect([request.model.isVoucherMissing, request.model.page]).toEqual([true, { kind: 'step', step: 'done' }]);
  });

  it('takes over what another window stored, with the step and the answers of that one', async () => {
    const { model, kept, show, endWriting, clock } = aRequest();
    endWriting();
    await show('confirm_criteria');
    await clock.play(0);
    const [key = ''] = kept.keys();
    const text = JSON.stringify({ confirmed: ['31'] });
    kept.set(key, { text, savedAt: instant(clock.now() + 1) });
    model.opened.value?.forms.confirm('31', false);
    await vi.waitFor(() => expect(model.draft.isChangedElsewhere).toBe(true));
    await model.takeOver();
    expect(model.draft.isChangedElsewhere).toBe(false);
    expect(model.page).toEqual({ kind: 'step', step: 'confirm_criteria' });
    expect(model.opened.value?.forms.confirmation.values.confirmed).toEqual(['31']);
    await clock.play(0);
    expect(kept.get(key)?.text).toBe(text);
  });

  it('shows a step again after a refusal, also when the resident goes back', async () => {
    const request = aRequest();
    const { model, submit, show } = request;
    submit.mockResolvedValue(err(failure('forbidden', { code: 'email_is_mandatory' })));
    await openOverview(request);
    await model.send();
    expect(model.page).toEqual({ kind: 'blocked', code: 'email_is_mandatory' });
    await show('confirm_criteria');
    expect(model.page).toEqual({ kind: 'step', step: 'confirm_criteria' });
  });

  it('goes on looking for the click in the mail when the resident returns to that step', async () => {
    const { model, refresh, show, clock } = aRequest(anIdentity({ email: null }));
    await show('email_setup');
    const email = model.opened.value?.email;
    email?.form.set('email', 'dina@post.example');
    email?.form.set('confirmation', 'dina@post.example');
    await email?.submit();
    model.complete();
    model.stop();
    await show('confirm_criteria');
    refresh.mockClear();
    clock.advance(20_000);
    expect(refresh).not.toHaveBeenCalled();
    model.stop();
    await show('email_setup');
    clock.advance(5000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('waits for the mail again after a reload, so that nobody adds the same address twice', async () => {
    const mailed = { id: '7', email: 'dina@post.example', isVerified: false, isPrimary: false };
    const { model, kept, endWriting, list, show, refresh, clock } = aRequest(anIdentity({ email: null }));
    endWriting();
    list.mockResolvedValue(ok([mailed]));
    await show('email_setup');
    model.opened.value?.email.form.set('email', 'dina@post.example');
    await vi.waitFor(() => expect([...kept.values()][0]?.text).toContain('dina@post.example'));
    model.stop();
    await model.takeOver();
    await vi.waitFor(() => expect(model.opened.value?.email.sent).toEqual(mailed));
    refresh.mockClear();
    clock.advance(5000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('asks for the address again when the one that was typed was never mailed', async () => {
    const { model, list, show, clock } = aRequest(anIdentity({ email: null }));
    await show('email_setup');
    model.opened.value?.email.form.set('email', 'dina@post.example');
    model.stop();
    await show('email_setup');
    await clock.play(0);
    expect(list).toHaveBeenCalled();
    expect(model.opened.value?.email.sent).toBeNull();
  });
});
