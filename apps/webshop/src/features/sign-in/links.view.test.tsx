import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Component as AuthLink } from './auth-link.view.tsx';
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
  it('explain a used link and offer a new one', async () => {
    const exchange = () => Promise.resolve(err(failure('forbidden')));
    const { openDialog } = await showPart(at('/auth-link', <AuthLink />), {
      at: '/auth-link?token=e1f2',
      signIn: { exchange },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ga verder en log in' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Vraag een nieuwe link aan' }));
    expect(screen.getByText(/^Deze link is reeds gebruikt of ongeldig\./)).toBeDefined();
    expect(openDialog).toHaveBeenCalledWith('login-link-expired', { target: null });
  });

  it('can be tried again after a lost connection', async () => {
    const exchange = vi.fn(() => Promise.resolve(err(failure('offline'))));
    await showPart(at('/auth-link', <AuthLink />), { at: '/auth-link?token=e1f2', signIn: { exchange } });
    await userEvent.click(await screen.findByRole('button', { name: 'Ga verder en log in' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    await waitFor(() => expect(exchange).toHaveBeenCalledTimes(2));
  });
});
