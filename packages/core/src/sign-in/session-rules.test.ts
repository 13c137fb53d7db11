import { describe, expect, it } from 'vitest';
import { goTo } from '../shared/destination.ts';
import { afterFailedLink, afterUnauthorised } from './session-rules.ts';

describe('after a 401', () => {
  it('the resident goes home', () => {
    expect(afterUnauthorised(false)).toEqual(goTo('home', {}));
  });

  it('the resident goes home with session_expired when the session expired', () => {
    expect(afterUnauthorised(true)).toEqual(goTo('home', {}, { session_expired: 'true' }));
    const back = { session_expired: 'true', target: 'voucher-0xa' };
    expect(afterUnauthorised(true, 'voucher-0xa')).toEqual(goTo('home', {}, back));
  });
});

describe('after a link that could not be exchanged', () => {
  it('the message is shown for 8 seconds before the resident goes home', () => {
    for (const kind of ['confirmation', 'short_token'] as const) {
      expect(afterFailedLink(kind, false)).toEqual({ kind: 'message_then_home', milliseconds: 8000 });
    }
  });

  it('a visitor with a login link goes home with the expired dialog', () => {
    expect(afterFailedLink('email', false)).toEqual({ kind: 'home_with_expired_modal' });
  });

  it('a signed-in resident with a login link goes home without a dialog', () => {
    expect(afterFailedLink('email', true)).toEqual({ kind: 'home' });
  });
});
