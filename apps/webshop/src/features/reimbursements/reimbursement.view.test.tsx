import { aReimbursement } from '@stadstegoed/core/testing/a-reimbursement.ts';
import { aDay } from '@stadstegoed/core/testing/a-voucher.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showReimbursements } from './testing/show-reimbursements.tsx';

const PENDING = aReimbursement({ id: '3', iban: 'NL02ABNA0123456789' });
const APPROVED = aReimbursement({ id: '3', state: 'approved', resolvedOn: aDay('2026-11-20') });
const DECLINED = aReimbursement({
  id: '3',
  state: 'declined',
  resolvedOn: aDay('2026-11-20'),
  reason: 'Reiskosten vallen niet onder dit tegoed.',
});

describe('the page of a reimbursement', () => {
  it('opens a receipt large', async () => {
    const { user } = await showReimbursements('/declaraties/3', { reimbursements: [PENDING] });
    await user.click(await screen.findByRole('button', { name: 'Bon 1: bekijk bon.jpg' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
    screen.getByText('NL02 ABNA 0123 4567 89');
  });

  it('says after sending that it was sent, as plain text, because the toast of the form announces it', async () => {
    await showReimbursements('/declaraties/3?sent=1', { reimbursements: [PENDING] });
    const told = await screen.findByText('Uw declaratie is verstuurd');
    expect(told.closest('[role="status"], [aria-live]')).toBeNull();
  });

  it('shows what was decided and when, and offers no cancelling', async () => {
    await showReimbursements('/declaraties/3', { reimbursements: [APPROVED] });
    expect(await screen.findByText('U krijgt terug')).toBeDefined();
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
    expect(steps).toContain('Goedgekeurd 20\u00a0november 2026');
    expect(steps).toContain('Geld op uw rekening Na de goedkeuring duurt dat soms een paar dagen.');
    await screen.findByRole('link', { name: 'Bekijk uw Kindtegoed' });
    expect(screen.queryByRole('button', { name: 'Annuleer declaratie' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('shows why it was declined, and how to go on', async () => {
    await showReimbursements('/declaraties/3', { reimbursements: [DECLINED] });
    const reason = await screen.findByText('Reiskosten vallen niet onder dit tegoed.');
    const receipt = screen.getByRole('heading', { level: 2, name: 'Kindtegoed van Noor' });
    expect(reason.compareDocumentPosition(receipt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const again = screen.getByRole('link', { name: 'Probeer het opnieuw' });
    expect(again.getAttribute('href')).toBe('/declaraties/maken?again=3');
    const call = within(screen.getByText(/^Bent u het er niet mee eens/).parentElement ?? document.body).getByRole(
      'link',
    );
    expect(call.getAttribute('href')).toMatch(/^tel:\d+$/);
    expect(await axeFindings()).toEqual([]);
  });
});
