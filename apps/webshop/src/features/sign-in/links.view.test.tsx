import { failure } from '@stadstegoed/core/shared/failure.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ROUTE_PATHS } from '../../routes/route-paths.ts';
import { Component as AuthLink } from './auth-link.view.tsx';
import { Component as ConfirmationEmail } from './confirmation-email.view.tsx';
import { Component as RestoreEmail } from './restore-email.view.tsx';
import { showPart } from './testing/show-part.tsx';

/** The screen at its own path, in strict mode as in development. */
function at(path: string, screenOfLink: ReactNode) {
  return (
    <StrictMode>
      <Routes>
        <Route path={path} element={screenOfLink} />
      </Routes>
    </StrictMode>
  );
}

describe('the screens behind a link', () => {
  it.each([
    [
      'restore-email [SI-012] [SI-013] [SI-014]',
      {
        screenOfLink: at(ROUTE_PATHS['restore-email'].nl[0], <RestoreEmail />),
        address: '/identity-restore?token=e1f2&target=voucher-0x12',
        kind: 'email',
      },
    ],
    [
      'confirmation-email [SI-015] [SI-016]',
      {
        screenOfLink: at(ROUTE_PATHS['confirmation-email'].nl[0], <ConfirmationEmail />),
        address: '/confirmation/email/e1f2?target=voucher-0x12',
        kind: 'confirmation',
      },
    ],
    [
      'auth-link [SI-017] [SI-018] [SI-019]',
      {
        screenOfLink: at(ROUTE_PATHS['auth-link'].nl[0], <AuthLink />),
        address: '/auth-link?token=e1f2&target=voucher-0x12',
        kind: 'short_token',
      },
    ],
  ])('exchange the token once and open the target: %s', async (_name, { screenOfLink, address, kind }) => {
    const exchange = vi.fn(() => Promise.resolve(ok('token-of-noor')));
    const { go } = await showPart(screenOfLink, { at: address, isSignedIn: true, signIn: { exchange } });
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(go).toHaveBeenCalledExactlyOnceWith(goTo('voucher', { address: '0x12' }), { replace: true });
    expect(exchange).toHaveBeenCalledExactlyOnceWith(kind, 'e1f2');
  });

  it('explain a used link and offer a new one', async () => {
    const exchange = () => Promise.resolve(err(failure('forbidden')));
    const { openModal } = await showPart(at('/auth-link', <AuthLink />), {
      at: '/auth-link?token=e1f2',
      signIn: { exchange },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Vraag een nieuwe link aan' }));
    expect(screen.getByText(/^Deze link is reeds gebruikt of ongeldig\./)).toBeDefined();
    expect(openModal).toHaveBeenCalledWith('login-link-expired', { target: null });
  });

  it('can be tried again after a lost connection', async () => {
    const exchange = vi.fn(() => Promise.resolve(err(failure('offline'))));
    await showPart(at('/auth-link', <AuthLink />), { at: '/auth-link?token=e1f2', signIn: { exchange } });
    await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    await waitFor(() => expect(exchange).toHaveBeenCalledTimes(2));
  });
});

it('the start screen is at /start [SI-001]', () => {
  expect([ROUTE_PATHS.start.nl, ROUTE_PATHS.start.en]).toEqual([['/start'], ['/start']]);
});
