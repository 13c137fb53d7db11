import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { showReimbursements } from './testing/show-reimbursements.tsx';
import { liveRegion } from '../../../testing/screen-queries.ts';

const CREATE = '/declaraties/maken';

async function fillIn(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText('Wat heeft u gekocht?'), 'Zwembril');
  await user.type(screen.getByLabelText('Hoeveel heeft u betaald?'), '18,95');
  const control = document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])');
  if (control === null) throw new Error('The screen has no file control');
  await user.upload(control, new File(['%PDF'], 'bon.pdf', { type: 'application/pdf' }));
  await user.type(screen.getByLabelText('Uw rekeningnummer (IBAN)'), 'NL02ABNA0123456789');
  await user.type(screen.getByLabelText('Naam op de rekening'), 'S. de Wit');
}

describe('the form of a reimbursement', () => {
  it('ticks each part that is right, the receipt first', async () => {
    const { user } = await showReimbursements(CREATE);
    await fillIn(user);
    await screen.findByText('Toegevoegd');
    const blocks = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(blocks.slice(0, 4)).toEqual([
      'Klaar: De bon',
      'Klaar: Het bedrag',
      'Klaar: Het tegoed',
      'Klaar: Uw rekening',
    ]);
  });

  it('fills in the receipt beside it, with the balance afterwards', async () => {
    const { user } = await showReimbursements(CREATE);
    await user.type(await screen.findByLabelText('Wat heeft u gekocht?'), 'Zwembril');
    await user.type(screen.getByLabelText('Hoeveel heeft u betaald?'), '18,95');
    const receipt = within(screen.getByRole('complementary'));
    for (const text of ['Gaat van Kindtegoed van Noor', '€ 168,55']) expect(receipt.getByText(text)).toBeDefined();
    screen.getByRole('radio', { name: /^Kindtegoed van Noor Daarna €\s168,55 Nu op uw tegoed €\s187,50$/ });
    await user.clear(screen.getByLabelText('Hoeveel heeft u betaald?'));
    await user.type(screen.getByLabelText('Hoeveel heeft u betaald?'), '200');
    expect(await liveRegion(/^Op uw tegoed staat €\s187,50\. Meer kunt u niet terugkrijgen\.$/)).toBe('polite');
    expect(receipt.getByText('€ 200,-')).toBeDefined();
    expect(screen.queryByText(/fout/)).toBeNull();
  });

  it('says what to do without a voucher', async () => {
    await showReimbursements(CREATE, { vouchers: [] });
    expect(await screen.findByRole('heading', { name: 'U heeft geen tegoed voor declaraties' })).toBeDefined();
    expect(await axeFindings()).toEqual([]);
  });
});
