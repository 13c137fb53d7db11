import type { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { ExchangeLink } from '@stadstegoed/core/sign-in/exchange-link.ts';
import type { LinkKind } from '@stadstegoed/core/sign-in/link-kind.ts';
import { aFund } from '@stadstegoed/core/testing/a-fund.ts';
import type { SignIn } from '@stadstegoed/core/sign-in/sign-in.port.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { MemoryAccountStore } from '@stadstegoed/core/testing/memory-account-store.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Navigation, Toasts } from '../../lib/app/app-ports.ts';
import type { TextStorage } from '../../lib/app/text-storage.ts';
import type { Dialogs } from '../../lib/app/dialogs.ts';
import { digidDraft } from './parts/digid-draft.ts';
import type { Session } from '../../lib/app/session.ts';
import { askedLink } from '../../lib/shared-state/asked-link.ts';
import { FollowLinkViewModel } from './follow-link.vm.ts';
import { aLanding } from './testing/a-landing.ts';
import { memoryDrafts } from '../../../testing/memory-drafts.ts';

const USED = err(failure('forbidden'));

function open(answer: Result<string, Failure> = ok('token-of-noor'), isSignedIn = false) {
  const clock = new FakeClock();
  const goToPath = vi.fn();
  const exchange = vi.fn((_kind: LinkKind, _token: string) => Promise.resolve(answer));
  const accounts = new MemoryAccountStore();
  const landing = aLanding();
  const go = vi.fn();
  const show = vi.fn();
  const keep = vi.fn();
  const openDialog = vi.fn();
  const drafts = memoryDrafts();
  const model = new FollowLinkViewModel(
    new ExchangeLink(stubPort<SignIn>({ exchange }), accounts),
    landing.landing,
    stubPort<Session>({ isSignedIn }),
    stubPort<Navigation>({ go, goToPath }),
    stubPort<Toasts>({ show, keep }),
    stubPort<Dialogs>({ open: openDialog }),
    drafts,
    clock,
    stubPort<Funds>({ read: () => Promise.resolve(ok(aFund())) }),
  );
  /** Opens the link, and presses where this browser did not ask for it. */
  const follow = async (kind: LinkKind, target: string | null = null) => {
    model.start({ kind, token: 'e1f2', target });
    await model.goOn();
    await clock.play(0);
  };
  return { model, follow, clock, exchange, accounts, landing, go, goToPath, show, keep, openDialog, drafts };
}

describe('a followed link', () => {
  it('is exchanged once when the screen is started, stopped and started again', async () => {
    const { model, clock, exchange, landing, drafts } = open();
    askedLink.remember(drafts);
    const params = { kind: 'email', token: 'e1f2', target: null } as const;
    model.start(params);
    model.stop();
    model.start({ ...params, token: '' });
    await clock.play(0);
    expect(exchange).toHaveBeenCalledOnce();
    expect(landing.go).toHaveBeenCalledOnce();
  });

  it('is exchanged once when the button is pressed twice', async () => {
    const { model, exchange } = open();
    model.start({ kind: 'email', token: 'e1f2', target: null });
    await Promise.all([model.goOn(), model.goOn()]);
    expect(exchange).toHaveBeenCalledOnce();
  });

  it('does not navigate after the resident left the screen', async () => {
    const { model, clock, accounts, landing, drafts } = open();
    askedLink.remember(drafts);
    model.start({ kind: 'email', token: 'e1f2', target: null });
    model.stop();
    await clock.play(0);
    expect(accounts.account).not.toBeNull();
    expect(landing.go).not.toHaveBeenCalled();
  });

  it('can be tried again when the connection failed', async () => {
    const { model, follow, exchange, landing, show } = open(err(failure('offline')));
    await follow('confirmation');
    expect(model.state).toBe('failed');
    expect(show).not.toHaveBeenCalled();
    exchange.mockResolvedValueOnce(ok('token-of-noor'));
    await model.retry();
    expect(exchange).toHaveBeenCalledTimes(2);
    expect(landing.go).toHaveBeenCalledOnce();
  });
});

describe('a link that is used or unknown', () => {
  it('does not go home after the resident left the screen', async () => {
    const { model, follow, clock, go } = open(USED);
    await follow('confirmation');
    model.stop();
    await clock.play(8000);
    expect(go).not.toHaveBeenCalled();
    expect(clock.running).toBe(0);
  });
});

describe('who exchanges a link', () => {
  const asks = (drafts: TextStorage) => askedLink.remember(drafts);
  const startsDigid = (drafts: TextStorage) => digidDraft.write(drafts, null);

  it.each([
    ['the browser that asked for the mail', 'email', asks, 1],
    ['the browser that asked for the mail', 'confirmation', asks, 1],
    ['the browser that went to DigiD', 'short_token', startsDigid, 1],
    ['another browser', 'email', () => undefined, 0],
    ['another browser', 'confirmation', () => undefined, 0],
    ['another browser', 'short_token', () => undefined, 0],
    ['a browser that only went to DigiD', 'email', startsDigid, 0],
    ['a browser that only asked for a mail', 'short_token', asks, 0],
  ] as const)(
    'who exchanges a link without a press: %s, %s [SI-014] [SI-015] [SI-019]',
    async (_browser, kind, before, times) => {
      const { model, clock, exchange, drafts } = open();
      before(drafts);
      model.start({ kind, token: 'e1f2', target: null });
      await clock.play(0);
      expect(exchange).toHaveBeenCalledTimes(times);
      expect(model.state === 'asking').toBe(times === 0);
    },
  );
});
