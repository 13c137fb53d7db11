import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Navigation } from '../../support/app-ports.ts';
import { RedirectViewModel } from './redirect.vm.ts';

function follow(target: string | null) {
  const calls = { go: vi.fn(), goToPath: vi.fn(), leave: vi.fn(() => true) };
  const navigation = stubPort<Navigation>({ ...calls, trustedOrigins: ['https://aanbieders.zonnedorp.example'] });
  new RedirectViewModel(navigation).start({ target });
  return calls;
}

describe('the redirect screen', () => {
  it('goes to a path of the shop and leaves no entry behind [PA-009]', () => {
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

  it('goes home without a target', () => {
    expect(follow(null).go).toHaveBeenCalledWith(goTo('home', {}), { replace: true });
  });
});
