import { aRecord, aRecordValidation, aValidationRequest } from '@stadstegoed/core/testing/a-record.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answers, main, openRecords, salary } from './testing/open-records.tsx';

const { uuid } = aValidationRequest();

describe('a record', () => {
  const zonnedorp = aRecordValidation({ id: '7' });
  const person = aRecordValidation({ id: '8', organization: null, email: 'vera@post.example' });

  it('says who confirmed it and which confirmation counts [RC-007] [RC-013]', async () => {
    await openRecords('/records/61/validations', {
      records: { list: answers([aRecord({ validations: [person, zonnedorp] })]) },
    });
    await main().findByRole('heading', { level: 1, name: 'Aantal kinderen' });
    const stamps = main()
      .getAllByRole('listitem')
      .filter((item) => /Bevestigd op/.test(item.textContent));
    expect(stamps.map((item) => /Dit telt(?! niet)/.test(item.textContent))).toEqual([false, true]);
    expect(stamps[0]?.textContent).toMatch(/vera@post\.example.*telt niet voor een regeling/);
    expect(await axeFindings()).toEqual([]);
  });

  it('says that a validator was asked', async () => {
    await openRecords('/records/62/validations');
    expect(await main().findByText(/Gevraagd\. Nog geen antwoord\./)).toBeDefined();
  });

  it('is put in a group with a dialog', async () => {
    const move = vi.fn(answers(salary));
    const { user } = await openRecords('/records/62/validations', { records: { move } });
    await user.click(await main().findByRole('button', { name: 'Zet in een groep' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zet in een groep' }));
    expect(await axeFindings()).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'Gezin' }));
    await user.click(dialog.getByRole('button', { name: 'Sla op' }));
    await vi.waitFor(() => expect(move).toHaveBeenCalledExactlyOnceWith('62', '9'));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a request to a validator', () => {
  const path = `/records/${uuid}/validations`;

  it('tells somebody without an organisation that it will not count', async () => {
    await openRecords(path, { validations: { read: answers(aValidationRequest({ organizations: [] })) } });
    expect(await main().findByText(/Dan telt het niet voor een regeling/)).toBeDefined();
  });
});
