import { given } from '@stadstegoed/core/testing/given.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { EDITIONS } from '../testing/editions.ts';
import { arrivesAt, dialog, failureAlert, heading, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';
import { signInAs } from '../testing/sign-in-as.ts';
import { listen } from '../testing/spoken.ts';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

/** The open question of Fatima, and the answered one of Samira. */
const OPEN = '/funds/3/requests/1/clarifications/2';
const ANSWERED = '/funds/5/requests/1/clarifications/1';

const answerField = (): Promise<HTMLTextAreaElement> =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Uw antwoord' });

async function chooseFile(shop: ShopInProcess, name: string, content = '%PDF-1.4\n%%EOF\n'): Promise<void> {
  const control = document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])');
  if (control === null) throw new Error('The screen has no file control');
  await shop.user.upload(control, new File([content], name, { type: 'application/pdf' }));
}

/** The path of the first link in the newest mail to an address; a link of the platform is followed to the shop. */
async function pathInMail(shop: ShopInProcess, address: string): Promise<string> {
  const mail = await shop.platform.mailTo(address);
  const to = new URL(String(mail.links?.[0]));
  if (!to.pathname.startsWith('/api/')) return to.pathname + to.search;
  const answer = await shop.platform.send('GET', to.pathname + to.search);
  const back = new URL(String(answer.headers['location']));
  return back.pathname + back.search;
}

/** Asks for a link by mail, from the page that asks to sign in. */
async function askForMail(shop: ShopInProcess, address: string): Promise<void> {
  await press(shop, 'link', 'Inloggen');
  await shop.user.click(await screen.findByRole('link', { name: /Inloggen met e-mail/ }));
  await shop.user.type(await screen.findByRole('textbox', { name: 'E-mailadres' }), address);
  await shop.user.type(screen.getByRole('textbox', { name: 'Herhaal uw e-mailadres' }), address);
  await shop.user.click(screen.getByRole('button', { name: 'Stuur mij een link' }));
  await screen.findByRole('heading', { name: 'Kijk in uw e-mail' });
}

describe('a question about a request', () => {
  it.each(EDITIONS)(
    'is answered with a text and a file, once (%s) [FR-046, FR-047, FR-052, FR-053, FR-054, FR-056]',
    async (edition) => {
      const shop = await open({ scenario: 'clarification-open', edition, at: OPEN, as: 'fatima' });
      const hears = await listen();
      await heading('De gemeente heeft een vraag');
      await screen.findByText(/Op de loonstrook is het bedrag niet te lezen/);
      await shop.user.type(await answerField(), 'Hierbij een nieuwe foto.');
      await chooseFile(shop, 'loonstrook.pdf');
      await screen.findByText('Toegevoegd');
      await press(shop, 'button', 'Verstuur antwoord');
      await heading('Uw antwoord is verstuurd');
      await hears('polite: loonstrook.pdf is toegevoegd');
      await hears('heading, Uw antwoord is verstuurd, level 1');
      const asked = shop.platform.world().table('clarifications').get(2);
      const files = asked?.file_uids.map(
        (uid) => shop.platform.world().table('files').first('uid', uid)?.original_name,
      );
      expect([asked?.state, asked?.answer, files]).toEqual([
        'answered',
        'Hierbij een nieuwe foto.',
        ['loonstrook.pdf'],
      ]);
      await shop.load(OPEN);
      await heading('Aanvraag voltooid');
      await screen.findByText('Hierbij een nieuwe foto.');
      await screen.findByText('loonstrook.pdf');
    },
  );

  it('asks for files alone where the platform says so', async () => {
    const shop = await open({ scenario: 'clarification-open', edition: '2026-07', at: '/', as: 'fatima' });
    const clarifications = shop.platform.world().table('clarifications');
    const row = given(clarifications.get(2));
    clarifications.update(row, { text_requirement: 'no', files_requirement: 'required' });
    await shop.go(OPEN);
    await heading('De gemeente heeft een vraag');
    expect(screen.queryByRole('textbox', { name: 'Uw antwoord' })).toBeNull();
    await press(shop, 'button', 'Verstuur antwoord');
    expect((await screen.findAllByText('Voeg een foto of bestand toe.')).length).toBeGreaterThan(1);
    await chooseFile(shop, 'loonstrook.pdf');
    await screen.findByText('Toegevoegd');
    await press(shop, 'button', 'Verstuur antwoord');
    await heading('Uw antwoord is verstuurd');
    await screen.findByText('loonstrook.pdf');
  });

  it('is answered without a file [FR-048]', async () => {
    const shop = await open({ scenario: 'clarification-open', at: OPEN, as: 'fatima' });
    await screen.findByText(/Leg de loonstrook plat neer/);
    await shop.user.type(await answerField(), 'Die heb ik niet meer.');
    await press(shop, 'button', 'Verstuur antwoord');
    await heading('Uw antwoord is verstuurd');
    expect(shop.platform.world().table('clarifications').get(2)?.file_uids).toEqual([]);
  });

  it('a question about a request that was answered before cannot be answered again [FR-055, FR-056]', async () => {
    await open({ scenario: 'clarification-answered', at: ANSWERED, as: 'samira' });
    await heading('Aanvraag voltooid');
    await screen.findByText(/^Beantwoord op /);
    expect(screen.queryByRole('textbox', { name: 'Uw antwoord' })).toBeNull();
  });

  it.each([
    ['pending', 'Uw aanvraag is in behandeling'],
    ['approved', 'Uw aanvraag is toegekend'],
    ['approved_partly', 'Uw aanvraag is voor een deel toegekend'],
    ['declined', 'Uw aanvraag is afgewezen'],
    ['disregarded', 'Uw aanvraag is niet behandeld'],
  ] as const)(
    'a question about a request that was answered before has what is true of its request beside it: %s [FR-056]',
    async (state, says) => {
      const shop = await open({ scenario: 'clarification-answered', as: 'samira' });
      const requests = shop.platform.world().table('fund_requests');
      const request = requests.get(1);
      if (request) requests.update(request, { state });
      await shop.load(ANSWERED);
      await heading('Aanvraag voltooid');
      await screen.findByText(says);
    },
  );

  it('a question about a request that is answered in another tab meanwhile shows that answer [FR-055]', async () => {
    const shop = await open({ scenario: 'clarification-open', at: OPEN, as: 'fatima' });
    await shop.user.type(await answerField(), 'Nog een keer.');
    await shop.platform.patch(`/platform${OPEN}`, {
      as: await shop.platform.tokenOf('fatima'),
      body: { answer: 'Uit het andere venster.', files: [] },
    });
    await press(shop, 'button', 'Verstuur antwoord');
    await heading('Aanvraag voltooid');
    await screen.findByText('Uit het andere venster.');
  });
});

describe('the files of an answer', () => {
  const file = (name: string) => new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' });

  it('are of the kinds that the control names, and no more than fit, which is said [FI-019, FI-020, FI-021, FI-022]', async () => {
    await open({ scenario: 'clarification-open', at: OPEN, as: 'fatima', language: 'en' });
    const control = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])');
      if (found === null) throw new Error('The screen has no file control');
      return found;
    });
    expect(control.accept).toBe('.xlsx,.xls,.docx,.doc,.pdf,.png,.jpg,.jpeg');
    const names = ['film.mov', ...[1, 2, 3, 4, 5, 6].map((number) => `${number}.pdf`)];
    fireEvent.change(control, { target: { files: names.map(file) } });
    await screen.findByText('To many files selected');
    await screen.findByText(/Files count limit exceeded, only first 5 files added\./);
    await screen.findByText(/^film\.mov/);
    await waitFor(() => expect(screen.getAllByText('Added', { exact: true })).toHaveLength(5));
    expect(screen.queryByText('6.pdf')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['its type [FI-024]', { type: ['Dit soort bestand mag hier niet.'] }, /Dit soort bestand mag hier niet\./],
    ['the message of the answer [FI-025]', {}, /Het opslaan lukt nu niet\./],
  ])('say why one is refused, by %s', async (_where, errors, sentence) => {
    const shop = await open({ scenario: 'clarification-open', at: OPEN, as: 'fatima' });
    await answerField();
    await shop.mock.addFault({
      path: '/files',
      method: 'POST',
      status: 422,
      body: { message: 'Het opslaan lukt nu niet.', errors },
    });
    await chooseFile(shop, 'loonstrook.pdf');
    await screen.findByText(sentence);
  });
});

describe('a question that cannot be opened', () => {
  it('says that it is not the resident’s own [FR-039, FR-045]', async () => {
    await open({ scenario: 'ordinary-tuesday', at: OPEN, as: 'kees' });
    await failureAlert('U bent niet de eigenaar van deze aanvraag.');
    const again = screen.getByRole('link', { name: 'Log opnieuw in' });
    expect(again.getAttribute('href')).toBe('/start?logout=1&target=requestClarification-3-1-2');
  });

  it('says that there is no access when the ids do not belong together [FR-044]', async () => {
    await open({ scenario: 'clarification-open', at: OPEN.replace('/funds/3/', '/funds/5/'), as: 'fatima' });
    await failureAlert('Geen toegang tot deze aanvraag');
  });

  it('says that it does not exist', async () => {
    await open({ scenario: 'clarification-open', at: OPEN.replace(/2$/, '999'), as: 'fatima' });
    await failureAlert('Deze vraag bestaat niet');
  });
});

describe('the link in the mail about a question', () => {
  it('asks a visitor to sign in, and the link in that mail leads to the question [FR-049, SI-045]', async () => {
    const shop = await open({ scenario: 'clarification-open' });
    const [omar] = shop.platform.world().table('fund_request_records').all();
    await shop.mock.decide('question', { id: 1, record: omar?.id, question: 'Welke school is het?' });
    const path = await pathInMail(shop, 'fatima@post.example');
    expect(path).toMatch(/^\/funds\/3\/requests\/1\/clarifications\/\d+$/);
    await shop.load(path);
    await heading('Log in om de vraag van de gemeente te beantwoorden');
    await askForMail(shop, 'fatima@post.example');
    await shop.load(await pathInMail(shop, 'fatima@post.example'));
    await arrivesAt(shop, path);
    await heading('De gemeente heeft een vraag');
    await screen.findByText('Welke school is het?');
  });
});

describe('the draft of an answer', () => {
  it('survives a reload, with its files', async () => {
    const shop = await open({ scenario: 'clarification-open', at: OPEN, as: 'fatima' });
    await shop.user.type(await answerField(), 'Ik zoek nog even.');
    await chooseFile(shop, 'loonstrook.pdf');
    await screen.findByText('Toegevoegd');
    await shop.load(OPEN);
    await waitFor(async () => expect((await answerField()).value).toBe('Ik zoek nog even.'));
    const list = await screen.findByRole('list', { name: 'Toegevoegde bestanden' });
    expect(within(list).getByText('loonstrook.pdf')).toBeDefined();
    await press(shop, 'button', 'Verstuur antwoord');
    await heading('Uw antwoord is verstuurd');
    expect(shop.platform.world().table('clarifications').get(2)?.file_uids).toHaveLength(1);
  });

  it('survives a session that ends while the resident writes, and the mail that opens another tab', async () => {
    const shop = await open({ scenario: 'clarification-open', at: OPEN, as: 'fatima' });
    await shop.user.type(await answerField(), 'Dit wil ik niet kwijt.');
    await chooseFile(shop, 'loonstrook.pdf');
    await screen.findByText('Toegevoegd');
    await shop.mock.addFault({
      path: `/platform${OPEN}`,
      method: 'PATCH',
      status: 401,
      body: { message: 'session_expired' },
    });
    await press(shop, 'button', 'Verstuur antwoord');
    await arrivesAt(shop, /^\/\?/);
    await shop.mock.removeFaults();
    await shop.load(OPEN);
    await heading('Log in om de vraag van de gemeente te beantwoorden');
    await askForMail(shop, 'fatima@post.example');
    shop.perTab.clear();
    await shop.load(await pathInMail(shop, 'fatima@post.example'));
    await waitFor(async () => expect((await answerField()).value).toBe('Dit wil ik niet kwijt.'));
    const list = await screen.findByRole('list', { name: 'Toegevoegde bestanden' });
    expect(within(list).getByText('loonstrook.pdf')).toBeDefined();
  });

  it('the draft of an answer of somebody who signs out stays for her, so that the dialog does not call it lost', async () => {
    const shop = await open({ scenario: 'clarification-open', at: OPEN, as: 'fatima' });
    await shop.user.type(await answerField(), 'Ik zoek nog even.');
    await screen.findByText(/^Bewaard om/);
    await shop.go('/tegoeden');
    await press(shop, 'button', /^Uw menu/);
    await press(shop, 'button', 'Uitloggen');
    const asks = await dialog('Wilt u uitloggen?');
    expect(within(asks).queryByText(/nog niet is verstuurd/)).toBeNull();
    await shop.user.click(within(asks).getByRole('button', { name: 'Uitloggen' }));
    await arrivesAt(shop, '/');
    await signInAs(shop, 'fatima');
    await shop.load(OPEN);
    await waitFor(async () => expect((await answerField()).value).toBe('Ik zoek nog even.'));
  });
});
