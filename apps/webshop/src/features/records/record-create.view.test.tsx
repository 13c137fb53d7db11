import { invalid } from '@stadstegoed/core/shared/failure.ts';
import { describe, expect, it } from 'vitest';
import { fails, main, openRecords } from './testing/open-records.tsx';

describe('adding a record', () => {
  it('asks to choose a type when none is chosen', async () => {
    const { user } = await openRecords('/records/create');
    await user.click(await main().findByRole('button', { name: 'Ga verder' }));
    expect(main().getByRole('link', { name: 'Kies een soort gegeven.' })).toBeDefined();
  });

  it('shows what the platform says about the value at its field [RC-016]', async () => {
    const validate = fails(invalid({ value: ['Deze waarde kan niet.'] }));
    const { user } = await openRecords('/records/create?type=given_name', { records: { validate } });
    await user.type(await main().findByRole('textbox', { name: /Voornaam/ }), 'Nadia{Enter}');
    expect((await main().findAllByText('Deze waarde kan niet.')).length).toBeGreaterThan(0);
  });

  it('has three fields for a date', async () => {
    await openRecords('/records/create?type=birth_date');
    expect(await main().findByRole('group', { name: /Geboortedatum/ })).toBeDefined();
    expect(main().getAllByRole('textbox')).toHaveLength(3);
  });

  it('offers the list for a type that residents cannot add', async () => {
    await openRecords('/records/create?type=bsn');
    expect(await main().findByRole('heading', { name: 'Dit gegeven kunt u niet toevoegen' })).toBeDefined();
  });
});
