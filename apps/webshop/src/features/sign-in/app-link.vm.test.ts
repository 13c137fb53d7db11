import { failure, invalid, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { AppLink } from '@stadstegoed/core/sign-in/app-link.port.ts';
import { SendAppLink } from '@stadstegoed/core/sign-in/send-app-link.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import type { FailurePolicy } from '../../lib/app/app-ports.ts';
import type { Session } from '../../lib/app/session.ts';
import type { Settings } from '../../lib/app/settings.ts';
import { AppLinkViewModel } from './app-link.vm.ts';
import texts from './texts.nl.json' with { type: 'json' };

function open(answer: Result<void, Failure> = ok(undefined)) {
  const sendAppLink = vi.fn((_phone: string) => Promise.resolve(answer));
  const session = stubPort<Session>({ isSignedIn: false });
  const model = new AppLinkViewModel(
    new SendAppLink(stubPort<AppLink>({ send: sendAppLink })),
    session,
    stubPort<Settings>({}),
    stubPort<FailurePolicy>({}),
  );
  return { model, sendAppLink };
}

describe('the link to the app by SMS', () => {
  it.each([failure('rate_limited'), failure('unexpected'), failure('offline'), invalid({ phone: ['x'] })])(
    'shows the exact advice to try later after a failure: $kind [PA-007]',
    async (refused) => {
      const { model } = open(err(refused));
      model.form.set('phone', '0612345678');
      await model.submit();
      expect(model.form.errorsOf('phone')).toEqual([{ key: 'signIn.sms.failed' }]);
      expect(texts['signIn.sms.failed']).toBe('Probeer later nog eens.');
      expect(model.isSent).toBe(false);
    },
  );
});
