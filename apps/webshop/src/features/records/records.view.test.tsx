import type { Validations } from '@stadstegoed/core/records/validations.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { aRecordCategory, aValidatorRequest } from '@stadstegoed/core/testing/a-record.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { answers, fails, main, openRecords } from './testing/open-records.tsx';

describe('the list of records', () => {
  it('waits for what was asked of validators, so that no record jumps to the top', async () => {
    const late = deferred<Awaited<ReturnType<Validations['requests']>>>();
    await openRecords('/records', { validations: { requests: () => late.promise } });
    await main().findByRole('heading', { name: 'Uw gegevens' });
    expect(main().queryByRole('link', { name: /^Aantal kinderen:/ })).toBeNull();
    late.resolve(ok([aValidatorRequest({ recordId: '62' })]));
    expect(await main().findByRole('link', { name: /^Aantal kinderen:/ })).toBeDefined();
  });

  it.each([
    ['62', /^Vul het bedrag opnieuw in$/, '/records/create?type=base_salary'],
    ['63', /^Vraag opnieuw$/, '/records/63/validate'],
  ])('says who declined record %s, and what to do now', async (recordId, name, href) => {
    const requests = answers([aValidatorRequest({ recordId, state: 'declined' })]);
    await openRecords('/records', { validations: { requests } });
    const top = (await main().findByRole('heading', { name: 'Kijk hier even naar' })).closest('section');
    const card = within(top ?? document.body);
    expect(card.getByText('Gemeente Zonnedorp zegt dat dit niet klopt.')).toBeDefined();
    expect(card.getByRole('link', { name }).getAttribute('href')).toBe(href);
    expect(card.getByRole('link', { name: '(0800) 12 34' })).toBeDefined();
    expect(await axeFindings()).toEqual([]);
  });

  it('is empty with a way to add something', async () => {
    await openRecords('/records', { records: { list: answers([]) } });
    await main().findByRole('heading', { name: 'Er staat nog niets in' });
    expect(main().getByRole('link', { name: 'Voeg iets toe' }).getAttribute('href')).toBe('/records/create');
    expect(await axeFindings()).toEqual([]);
  });

  it('offers nothing to add where the municipality does not allow it', async () => {
    await openRecords('/records', { platform: aPlatformConfiguration({ recordsCreate: false }) });
    await main().findByRole('heading', { name: 'Gezin' });
    expect(main().queryByRole('link', { name: 'Voeg iets toe' })).toBeNull();
  });

  it('asks for no confirmations and shows none where the platform has no validation', async () => {
    const requests = vi.fn(fails(failure('unexpected')));
    const platform = aPlatformConfiguration({ recordsValidate: false });
    await openRecords('/records', { platform, validations: { requests } });
    await main().findByRole('heading', { name: 'Gezin' });
    expect(requests).not.toHaveBeenCalled();
    expect(main().queryByRole('alert')).toBeNull();
  });
});

describe('the dialog of a group', () => {
  it('adds a group by keyboard, and says which names fit', async () => {
    const addCategory = vi.fn(answers(aRecordCategory()));
    const { user } = await openRecords('/records', { records: { addCategory } });
    await user.click(await main().findByText('Deel uw gegevens in groepen in'));
    main().getByRole('button', { name: 'Maak een nieuwe groep' }).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Maak een nieuwe groep' }));
    const name = dialog.getByRole('textbox', { name: /Naam van de groep/ });
    await user.type(name, 'G{Enter}');
    expect((await dialog.findAllByText('Vul een naam in van 2 tot en met 16 tekens.')).length).toBeGreaterThan(0);
    expect(await axeFindings()).toEqual([]);
    await user.type(name, 'eld{Enter}');
    await vi.waitFor(() => expect(addCategory).toHaveBeenCalledExactlyOnceWith('Geld', 2));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
