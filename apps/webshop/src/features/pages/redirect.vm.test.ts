import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { HOSTILE_TARGETS } from '@stadstegoed/core/testing/hostile-targets.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Navigation, Toasts } from '../../lib/app/app-ports.ts';
import type { Session } from '../../lib/app/session.ts';
import { memoryDrafts } from '../../../testing/memory-drafts.ts';
import { RedirectViewModel } from './redirect.vm.ts';

interface Visit {
  readonly mayLeave?: boolean;
  readonly emailConfirmed?: boolean;
  readonly isSignedIn?: boolean;
}

function follow(target: string | null, { mayLeave = true, emailConfirmed = false, isSignedIn = false }: Visit = {}) {
  const show = vi.fn<Toasts['show']>();
  const calls = { go: vi.fn(), goToPath: vi.fn(), leave: vi.fn(() => mayLeave) };
  const navigation = stubPort<Navigation>({ ...calls, trustedOrigins: ['https://aanbieders.zonnedorp.example'] });
  const session = stubPort<Session>({ isSignedIn });
  const model = new RedirectViewModel(navigation, stubPort<Toasts>({ show }), session, memoryDrafts());
  model.start({ target, emailConfirmed });
  return { ...calls, show, model };
}

describe('the redirect screen', () => {
  it('goes to a path of the shop and replaces the history entry [PA-009]', () => {
    expect(follow('/tegoeden').goToPath).toHaveBeenCalledWith('/tegoeden', { replace: true });
  });

  it('goes to the screen that an auth target code names', () => {
    expect(follow('voucher-0x12').go).toHaveBeenCalledWith(goTo('voucher', { address: '0x12' }), { replace: true });
  });

  it('leaves for a configured origin only', () => {
    expect(follow('https://aanbieders.zonnedorp.example/a').leave).toHaveBeenCalled();
    const elsewhere = follow('https://elders.example/a');
    expect(elsewhere.leave).not.toHaveBeenCalled();
    expect(elsewhere.go).toHaveBeenCalledWith(goTo('home', {}), { replace: true });
  });

  it('goes home for a target that is hostile or unknown', () => {
    const home = { go: [[goTo('home', {}), { replace: true }]], goToPath: [], leave: [] };
    for (const target of [...HOSTILE_TARGETS, 'somethingElse-1']) {
      const { go, goToPath, leave } = follow(target);
      const calls = { go: go.mock.calls, goToPath: goToPath.mock.calls, leave: leave.mock.calls };
      expect({ target, ...calls }).toEqual({ target, ...home });
    }
  });

  it('goes home when the navigation refuses to leave for the address', () => {
    const { go } = follow('https://aanbieders.zonnedorp.example/a', { mayLeave: false });
    expect(go).toHaveBeenCalledWith(goTo('home', {}), { replace: true });
  });

  it('goes home without a target', () => {
    expect(follow(null).go).toHaveBeenCalledWith(goTo('home', {}), { replace: true });
  });

  it('says that an e-mail address was verified, and goes on to the addresses of a resident', () => {
    const { go, show } = follow(null, { emailConfirmed: true, isSignedIn: true });
    expect(show).toHaveBeenCalledExactlyOnceWith('positive', { key: 'pages.redirect.emailConfirmed' });
    expect(go).toHaveBeenCalledExactlyOnceWith(goTo('identity-emails', {}), { replace: true });
  });

  it('stays for a visitor who verified an e-mail address, unless its target is another site', () => {
    const { go, goToPath, show, model } = follow('fundRequest-3', { emailConfirmed: true });
    expect([go, goToPath, show].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(model.elsewhere).toEqual({ signIn: goTo('start', {}, { target: 'fundRequest-3' }), path: null });
    expect(follow('https://aanbieders.zonnedorp.example/a', { emailConfirmed: true }).leave).toHaveBeenCalledOnce();
  });

  it('goes to the target of a link that verified an e-mail address', () => {
    const { go } = follow('fundRequest-3', { emailConfirmed: true, isSignedIn: true });
    expect(go).toHaveBeenCalledExactlyOnceWith(goTo('fund-request', { id: '3' }), { replace: true });
  });
});
