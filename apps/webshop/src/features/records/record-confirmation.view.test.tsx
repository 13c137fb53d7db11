import { failure } from '@stadstegoed/core/shared/failure.ts';
import { aRecord, aRecordValidation, aValidationRequest } from '@stadstegoed/core/testing/a-record.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answers, fails, main, openRecords, salary } from './testing/open-records.tsx';

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

  it('is missing under an unknown id', async () => {
    await openRecords('/records/999/validations');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dit gegeven is er niet' })).toBeDefined();
  });
});

describe('asking for a confirmation', () => {
  it('shows a QR code with the address of the request [RC-009]', async () => {
    const makeCode = vi.fn(answers(uuid));
    const { user } = await openRecords('/records/63/validate', { validations: { makeCode } });
    await user.click(await main().findByRole('button', { name: 'Maak een QR-code' }));
    expect(await main().findByRole('img', { name: 'QR-code om BSN te laten bevestigen' })).toBeDefined();
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    ['forbidden', /Dit mag nu niet/],
    ['unexpected', /Er ging iets mis bij ons/],
    ['offline', /Er is geen verbinding/],
    ['timeout', /Het duurt te lang/],
  ] as const)('says what happened when a code or a request fails: %s', async (kind, sentence) => {
    const broken = fails(failure(kind));
    const { user } = await openRecords('/records/63/validate', { validations: { ask: broken, makeCode: broken } });
    await user.click(await main().findByRole('button', { name: 'Maak een QR-code' }));
    expect(await screen.findByText(sentence)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    await user.click(main().getByRole('button', { name: 'Vraag het Gemeente Zonnedorp' }));
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(main().getByRole('button', { name: 'Maak een QR-code' })).toBeDefined();
  });

  it('keeps the QR code when the validators cannot be read', async () => {
    await openRecords('/records/63/validate', { validations: { validators: fails(failure('unexpected')) } });
    expect(await main().findByRole('button', { name: 'Probeer opnieuw' })).toBeDefined();
    expect(main().getByRole('button', { name: 'Maak een QR-code' })).toBeDefined();
  });
});

describe('a request to a validator', () => {
  const path = `/records/${uuid}/validations`;

  it('is approved as a person, or declined [RC-008] [RC-010]', async () => {
    const decline = vi.fn(answers(undefined));
    const { user } = await openRecords(path, { validations: { decline } });
    await user.click(await main().findByRole('radio', { name: /Alleen namens mijzelf/ }));
    await user.click(main().getByRole('button', { name: 'Nee, dit klopt niet' }));
    await main().findByRole('heading', { name: 'Dit gegeven is niet bevestigd' });
    expect(decline).toHaveBeenCalledExactlyOnceWith(uuid);
  });

  it('says that it was decided before, also when that happens meanwhile', async () => {
    const read = vi.fn(answers(aValidationRequest()));
    const { user } = await openRecords(path, { validations: { read, approve: fails(failure('forbidden')) } });
    read.mockImplementation(answers(aValidationRequest({ state: 'declined' })));
    await user.click(await main().findByRole('button', { name: 'Ja, dit klopt' }));
    expect(await main().findByText('Dit verzoek was al behandeld.')).toBeDefined();
  });

  it('tells somebody without an organisation that it will not count', async () => {
    await openRecords(path, { validations: { read: answers(aValidationRequest({ organizations: [] })) } });
    expect(await main().findByText(/Dan telt het niet voor een regeling/)).toBeDefined();
  });

  it('keeps the choice when the answer fails', async () => {
    const { user } = await openRecords(path, { validations: { approve: fails(failure('offline')) } });
    await user.click(await main().findByRole('button', { name: 'Ja, dit klopt' }));
    expect(await screen.findByText(/Er is geen verbinding/)).toBeDefined();
    expect(main().getByRole('button', { name: 'Ja, dit klopt' })).toBeDefined();
  });
});
