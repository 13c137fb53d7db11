import { Container } from 'inversify';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { textSource } from '../../composition/text-source.ts';
import { ServicesContext } from '../../lib/view-model/container-context.ts';
import { ViewModelCache } from '../../lib/view-model/view-model-cache.ts';
import { TextStore } from '../i18n.ts';
import type { ClearableStorage } from '../browser/browser-adapters.ts';
import { ShellModel } from '../shell-model.ts';
import { Component } from './sign-out.dialog.tsx';

async function show({ hasDrafts = false } = {}) {
  const signOut = vi.fn(() => Promise.resolve());
  const onClose = vi.fn();
  const container = new Container();
  container
    .bind(ShellModel)
    .toConstantValue(
      stubPort<ShellModel>({ signOut, drafts: stubPort<ClearableStorage>({ isEmpty: () => !hasDrafts }) }),
    );
  const texts = new TextStore({ ...textSource, overrides: () => ({}) }, 'nl');
  await texts.need(['shell']);
  render(
    <ServicesContext value={{ container, viewModels: new ViewModelCache() }}>
      <Component open onClose={onClose} params={{}} />
    </ServicesContext>,
  );
  return { signOut, onClose };
}

describe('the sign-out confirmation', () => {
  it('keeps the resident signed in when they cancel [SI-023]', async () => {
    const { signOut, onClose } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Blijf ingelogd' }));
    expect(signOut).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([true, false])(
    'says that answers which were not sent are removed, when there are any: %s',
    async (hasDrafts) => {
      await show({ hasDrafts });
      expect(screen.queryByText(/nog niet is verstuurd/) !== null).toBe(hasDrafts);
    },
  );
});
