import { invalid } from '@stadstegoed/core/shared/failure.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { describe, expect, it, vi } from 'vitest';
import { answers, fails, main, openRecords, salary } from './testing/open-records.tsx';

describe('adding a record', () => {
  it('asks for its type first, which can be searched [RC-003] [RC-004] [RC-014]', async () => {
    const { user, address } = await openRecords('/records/create');
    await user.type(await main().findByRole('searchbox', { name: 'Zoek een soort' }), 'inkom');
    expect(main().getAllByRole('radio')).toHaveLength(1);
    expect(await axeFindings()).toEqual([]);
    await user.click(main().getByRole('radio', { name: 'Inkomen' }));
    await user.click(main().getByRole('button', { name: 'Ga verder' }));
    expect(address()).toBe('/records/create?type=base_salary');
  });

  it('asks to choose a type when none is chosen', async () => {
    const { user } = await openRecords('/records/create');
    await user.click(await main().findByRole('button', { name: 'Ga verder' }));
    expect(main().getByRole('link', { name: 'Kies een soort gegeven.' })).toBeDefined();
  });

  it('sends the value once it can be read, after the platform checked it [RC-004] [RC-016]', async () => {
    const validate = vi.fn(answers(undefined));
    const create = vi.fn(answers(salary));
    const { user, address } = await openRecords('/records/create?type=base_salary', { records: { validate, create } });
    await main().findByRole('heading', { level: 1, name: 'Vul in: Inkomen' });
    expect(main().getByText(/Nu staat er/)).toBeDefined();
    const field = main().getByRole('textbox', { name: /Inkomen/ });
    await user.type(field, 'ongeveer 1600{Enter}');
    expect(document.activeElement?.textContent).toBe('Er is 1 fout');
    expect(main().getByRole('link', { name: /alleen cijfers/ })).toBeDefined();
    expect(await axeFindings()).toEqual([]);
    await user.clear(field);
    await user.type(field, '1640{Enter}');
    await vi.waitFor(() => expect(address()).toBe('/records/62/validations'));
    expect(validate).toHaveBeenCalledWith({ typeKey: 'base_salary', value: '1640.00' });
    expect(create).toHaveBeenCalledOnce();
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
