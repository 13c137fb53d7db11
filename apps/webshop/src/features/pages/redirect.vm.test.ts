import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { HOSTILE_TARGETS } from '@stadstegoed/core/testing/hostile-targets.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Navigation } from '../../support/app-ports.ts';
import { RedirectViewModel } from './redirect.vm.ts';

function follow(target: string | null, mayLeave = true) {
  const calls = { go: vi.fn(), goToPath: vi.fn(), leave: vi.fn(() => mayLeave) };
  const navigation = stubPort<Navigation>({ ...calls, trustedOrigins: ['https://aanbieders.zonnedorp.example'] });
  new RedirectViewModel(navigation).start({ target });
  return calls;
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

  it.each([...HOSTILE_TARGETS, 'somethingElse-1'])('goes home for %j', (target) => {
    const { go, goToPath, leave } = follow(target);
    expect(go).toHaveBeenCalledExactlyOnceWith(goTo('home', {}), { replace: true });
    expect(goToPath).not.toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
  });

  it('goes home when the navigation refuses to leave for the address', () => {
    const { go } = follow('https://aanbieders.zonnedorp.example/a', false);
    expect(go).toHaveBeenCalledWith(goTo('home', {}), { replace: true });
  });

  it('goes home without a target', () => {
    expect(follow(null).go).toHaveBeenCalledWith(goTo('home', {}), { replace: true });
  });
});
