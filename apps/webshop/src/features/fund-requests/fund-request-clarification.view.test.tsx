import type { OwnFundRequest } from '@stadstegoed/core/fund-activation/own-fund-request.ts';
import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { Files } from '@stadstegoed/core/files/files.port.ts';
import type { Clarification } from '@stadstegoed/core/fund-requests/clarification.ts';
import { Clarifications } from '@stadstegoed/core/fund-requests/clarifications.port.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { aStoredFile } from '@stadstegoed/core/testing/a-chosen-file.ts';
import { aClarification, anAnsweredClarification } from '@stadstegoed/core/testing/a-clarification.ts';
import { aFundRequest } from '@stadstegoed/core/testing/a-fund-request.ts';
import { aDay } from '@stadstegoed/core/testing/a-voucher.ts';
import { aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
// Loaded here, because the first test would otherwise wait for it.
import './fund-request-clarification.view.tsx';
import { liveRegion } from '../../../testing/screen-queries.ts';

const PATH = '/funds/3/requests/1/clarifications/2';

interface Setup {
  readonly asked?: Clarification;
  /** The requests of the fund. */
  readonly requests?: readonly OwnFundRequest[];
  /** Another storage of drafts than this browser's. */
  readonly drafts?: Partial<PrivateDrafts>;
}

async function open({ asked = aClarification(), requests = [], drafts }: Setup = {}) {
  const answer = vi.fn<Clarifications['answer']>(() => Promise.resolve(ok(anAnsweredClarification())));
  const download = vi.fn<Files['download']>(() => Promise.resolve(ok(new Blob(['%PDF']))));
  const shop = await renderShop(PATH, {
    account: SIGNED_IN,
    stubs: (container) => {
      container.stub(Clarifications, { read: () => Promise.resolve(ok(asked)), answer });
      container.stub(Files, { download, upload: () => new Promise(() => undefined) });
      container.stub(Funds, {
        read: () => Promise.resolve(ok(aFund({ id: '3', name: 'Warm wonen' }))),
      });
      container.stub(FundActivation, { requestsOf: () => Promise.resolve(ok(requests)) });
      if (drafts !== undefined) container.stub(PrivateDrafts, drafts);
      quietPlatform(container);
    },
  });
  return { ...shop, answer, download };
}

const answerField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Uw antwoord' });

describe('an open question', () => {
  it('shows the question, the message beside it, when it was asked and by whom [FR-047] [FR-050] [FR-053]', async () => {
    const message = 'Uw naam moet erop staan.';
    await open({ asked: aClarification({ message }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'De gemeente heeft een vraag' })).toBeDefined();
    expect(screen.getByText('Wij missen een foto van uw energierekening.')).toBeDefined();
    expect(screen.getByText(message)).toBeDefined();
    expect(screen.getByText(/18 november 2026 om 9\.12 uur/)).toBeDefined();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Warm wonen' })).toBeDefined());
  });

  it('says where its request is', async () => {
    await open({ requests: [aFundRequest({ id: '1', fundId: '3', createdOn: aDay('2026-01-05') })] });
    expect(await screen.findByRole('heading', { name: 'Waar uw aanvraag is' })).toBeDefined();
    expect(screen.getByText('Er is een vraag aan u.')).toBeDefined();
    expect(screen.getByText('Week 2 van 8')).toBeDefined();
    expect(screen.getByText('vóór 2 maart 2026')).toBeDefined();
  });

  it('saves the file that came along under its own name', async () => {
    const saved: string[] = [];
    const { user, download } = await open({
      asked: aClarification({ attachment: aStoredFile({ originalName: 'Voorbeeld.pdf' }) }),
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await user.click(await screen.findByRole('button', { name: 'Download Voorbeeld.pdf' }));
    await waitFor(() => expect(saved).toEqual(['Voorbeeld.pdf']));
    expect(download).toHaveBeenCalledWith('b7f0c3');
  });

  it('counts the characters that are left, aloud only near the end', async () => {
    const { user } = await open();
    const field = await answerField();
    const said = () => field.closest('.stads-field')?.querySelector('[aria-live]')?.textContent;
    await user.type(field, 'Hierbij');
    expect(screen.getByText('Nog 1.993 tekens')).toBeDefined();
    expect(said()).toBe('');
    // A screen reader says each change of a description.
    expect(screen.getByRole('textbox', { description: /Ten hoogste 2\.000 tekens$/ })).toBe(field);
    await user.clear(field);
    await user.click(field);
    await user.paste('a'.repeat(1930));
    expect([screen.getAllByText('Nog 70 tekens').length, said()]).toEqual([1, 'Nog 100 tekens']);
    await user.paste('a'.repeat(72));
    expect(screen.getByText('2 tekens te veel')).toBeDefined();
  });

  it('says when the answer is saved, and when this browser cannot save it', async () => {
    const { user } = await open();
    await user.type(await answerField(), 'Hierbij');
    await screen.findByText(/^Bewaard om/);
    cleanup();
    const write = () => Promise.resolve(null);
    const refusing = await open({ drafts: { read: () => Promise.resolve(null), write } });
    await refusing.user.type(await answerField(), 'Hierbij');
    expect(await liveRegion(/^Deze browser kan uw antwoord niet bewaren/)).toBe('status');
    expect(screen.queryByText(/^Bewaard om/)).toBeNull();
  });

  it('moves focus to the errors, which link to their fields', async () => {
    const { user, answer } = await open();
    await answerField();
    await user.click(screen.getByRole('button', { name: 'Verstuur antwoord' }));
    const link = await screen.findByRole('link', { name: 'Schrijf een antwoord, ook als u een foto meestuurt' });
    await user.click(link);
    expect(document.activeElement).toBe(await answerField());
    expect((await answerField()).getAttribute('aria-invalid')).toBe('true');
    expect(answer).not.toHaveBeenCalled();
    await waitFor(() => expect(document.title).toMatch(/^Fout/));
  });
});
