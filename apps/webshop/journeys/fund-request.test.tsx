import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, heading, toast, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';
import { listen } from '../testing/spoken.ts';

const mockPlatform = aMockPlatform();
const open = (visit: Partial<Visit>): Promise<ShopInProcess> =>
  ShopInProcess.open(mockPlatform(), { scenario: 'every-question', as: 'jan', at: WIZARD, ...visit });

/** Tegoed op maat asks every kind of question; Snel tegoed has automatic validation. */
const WIZARD = '/fondsen/91/aanvraag?from=fund-activate';
const FAST = '/fondsen/95/aanvraag?from=fund-activate';
const step = (name: string): string => `${WIZARD}&step=${name}`;

const next = (shop: ShopInProcess) => shop.user.click(screen.getByRole('button', { name: 'Volgende' }));
const fill = async (shop: ShopInProcess, label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await shop.user.clear(field);
  await shop.user.type(field, text);
};
const check = async (shop: ShopInProcess, name: RegExp) =>
  shop.user.click(await screen.findByRole('checkbox', { name }));
const proof = () => new File(['%PDF-1.4\n%%EOF\n'], 'loonstrook.pdf', { type: 'application/pdf' });
async function chooseProof(shop: ShopInProcess): Promise<void> {
  const control = document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])');
  if (control === null) throw new Error('The step has no upload');
  await shop.user.upload(control, proof());
}
async function addProof(shop: ShopInProcess): Promise<void> {
  await chooseProof(shop);
  await screen.findByText(/Toegevoegd/);
}

/** The control of the question that is shown. */
function shownControl(): string {
  const main = within(screen.getByRole('main'));
  if (main.queryByRole('checkbox') !== null) return 'checkbox';
  if (main.queryByLabelText('Dag') !== null) return 'date';
  if (main.queryByRole('button', { name: 'Een meer' }) !== null) return 'step';
  const field = main.getByRole<HTMLInputElement>('textbox');
  if (field.parentElement?.textContent.includes('€') === true) return 'currency';
  return field.inputMode === 'numeric' ? 'number' : 'text';
}

/** Answers the criteria of Tegoed op maat, which all ask a question. Returns the conditions and the control of each question. */
async function answerQuestions(shop: ShopInProcess) {
  const controls: [question: string, control: string][] = [];
  const question = async (name: string) => {
    await heading(name);
    controls.push([name, shownControl()]);
  };
  await heading('Dit zijn de voorwaarden');
  const conditions = document.querySelector('main .stads-criteria')?.textContent;
  await check(shop, /naar waarheid/);
  await next(shop);
  await question('Heeft kinderen');
  await check(shop, /kinderen die thuis wonen/);
  await next(shop);
  await question('Aantal kinderen');
  await fill(shop, 'Aantal kinderen', '2');
  await addProof(shop);
  await next(shop);
  await question('Geboortedatum');
  for (const [part, text] of [
    ['Dag', '1'],
    ['Maand', '2'],
    ['Jaar', '1980'],
  ] as const)
    await fill(shop, part, text);
  await next(shop);
  await question('Aantal personen in huis');
  for (let count = 0; count < 4; count += 1) await press(shop, 'button', 'Een meer');
  expect(screen.getByLabelText('Aantal personen in huis')).toMatchObject({ value: '4' });
  await next(shop);
  await question('Fiscaal nummer');
  await fill(shop, 'Fiscaal nummer', '123456782');
  await next(shop);
  await question('BSN');
  await fill(shop, 'BSN', '123456789012');
  await next(shop);
  await screen.findByRole('link', { name: /^Dit nummer is te lang\. Vul ten hoogste 11 cijfers in/ });
  await fill(shop, 'BSN', '123456782');
  await next(shop);
  for (const name of ['Netto inkomen per maand', 'Spaargeld']) {
    await question(name);
    await fill(shop, name, '1.200,00');
    await addProof(shop);
    await next(shop);
  }
  await question('Partner');
  await fill(shop, 'Partner', 'Kim de Wit');
  await next(shop);
  await question('Inkomen onder de grens');
  await check(shop, /Ik verklaar/);
  await next(shop);
  return { conditions, controls };
}

const declareAndSend = async (shop: ShopInProcess) => {
  await check(shop, /naar waarheid ingevuld/);
  await shop.user.click(screen.getByRole('button', { name: 'Verstuur de aanvraag' }));
};

/** Sends a request for Tegoed op maat from its beginning to its number, and tells what was shown and sent. */
async function sendWhole() {
  const shop = await open({});
  const hears = await listen();
  await press(shop, 'button', 'Begin met de aanvraag');
  const questions = await answerQuestions(shop);
  await heading('Klopt dit?');
  const answers = within(screen.getByRole('main'))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  await declareAndSend(shop);
  await heading('Uw aanvraag is verstuurd');
  await hears('heading, Aantal kinderen, Stap 3 van 12 · Tegoed op maat aanvragen, level 1');
  await hears('polite: loonstrook.pdf is toegevoegd');
  await hears('heading, Uw aanvraag is verstuurd, level 1');
  await arrivesAt(shop, step('done'));
  const sent = shop.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/funds/91/requests'));
  await press(shop, 'link', 'Volg uw aanvraag');
  await heading('Tegoed op maat');
  await screen.findByRole('button', { name: 'Print of bewaar' });
  await screen.findAllByText('loonstrook.pdf');
  const copy = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
  return { ...questions, answers, sent, copy };
}

describe('a fund request that is sent', () => {
  let walk: ReturnType<typeof sendWhole> | null = null;
  /** One walk for all tests, by the first of them. */
  const walked = () => (walk ??= sendWhole());

  it('leads a signed-in resident from fund-activate through the conditions, the questions and the overview to its number [FR-002, FR-003, FR-004, FR-006, FR-013, FR-017, FR-018]', async () => {
    expect((await walked()).sent).toHaveLength(1);
  });

  it('asks each criterion that is not known in a step of its own, with the control of its kind [FR-015, FR-032, FR-033, FR-034, FR-035, FR-036, FR-037, FR-038, SH-063, SH-064]', async () => {
    expect((await walked()).controls).toEqual([
      ['Heeft kinderen', 'checkbox'],
      ['Aantal kinderen', 'step'],
      ['Geboortedatum', 'date'],
      ['Aantal personen in huis', 'step'],
      ['Fiscaal nummer', 'number'],
      ['BSN', 'number'],
      ['Netto inkomen per maand', 'currency'],
      ['Spaargeld', 'currency'],
      ['Partner', 'text'],
      ['Inkomen onder de grens', 'checkbox'],
    ]);
  });

  it('does not list the criterion that the shop hides among the conditions [FR-057]', async () => {
    expect((await walked()).conditions).toContain('kinderen die thuis wonen');
    expect((await walked()).conditions).not.toContain('Inkomen onder de grens');
  });

  it('shows each answer before it is sent, a whole amount with a dash [FR-011, SH-084]', async () => {
    expect((await walked()).answers).toEqual(expect.arrayContaining(['1\u00a0februari 1980', 'Kim de Wit']));
    expect((await walked()).answers.filter((answer) => answer?.includes('€\u00A01.200,-'))).toHaveLength(2);
  });

  it('can be read and printed afterwards in words, with the names of the files on this device [NX-020]', async () => {
    const { copy } = await walked();
    expect(copy).toEqual(
      expect.arrayContaining(['1\u00a0februari 1980', 'Kim de Wit', '€\u00A01.200,-loonstrook.pdf']),
    );
  });

  it('has a record with the value, the key, the criterion and the files of each answer [FR-010]', async () => {
    const [sent] = (await walked()).sent;
    expect(JSON.parse(sent?.body ?? '').records[1]).toEqual({
      fund_criterion_id: expect.any(Number),
      record_type_key: 'children_nth',
      value: '2',
      files: [expect.any(String)],
    });
  });
});

describe('a fund request', () => {
  it('a fund request of a resident whose conditions are all known counts no questions and shows no empty list of answers [FR-058]', async () => {
    const at = '/fondsen/3/aanvraag?from=fund-activate';
    const shop = await open({ scenario: 'all-criteria-valid', as: 'noor', at });
    await press(shop, 'button', 'Begin met de aanvraag');
    await heading('Dit zijn de voorwaarden');
    expect(screen.getByText(/^Over de voorwaarden stellen wij u geen vragen/)).toBeDefined();
    await check(shop, /naar waarheid/);
    await next(shop);
    await heading('Klopt dit?');
    expect(screen.queryByText(/^Kijk uw antwoorden na/)).toBeNull();
    expect(within(screen.getByRole('main')).queryByRole('term')).toBeNull();
  });

  it('must be entered from fund-activate, on both paths [FR-001, FR-005]', async () => {
    const shop = await open({ at: '/fondsen/91/aanvraag' });
    await arrivesAt(shop, '/fondsen/91/activeer');
    const english = await open({ at: '/funds/91/request', language: 'en' });
    await arrivesAt(english, '/funds/91/activate');
  });

  it('asks a visitor to sign in [FR-006]', async () => {
    const { as: _as, ...visitor } = { scenario: 'every-question', as: 'jan', at: WIZARD };
    await ShopInProcess.open(mockPlatform(), visitor);
    await screen.findByRole('link', { name: 'Inloggen' });
    expect(screen.queryByRole('button', { name: 'Begin met de aanvraag' })).toBeNull();
  });

  it('requires the declaration of the criteria [FR-023]', async () => {
    const shop = await open({});
    const hears = await listen();
    await press(shop, 'button', 'Begin met de aanvraag');
    await heading('Dit zijn de voorwaarden');
    await next(shop);
    const error = await screen.findByRole('link', { name: /Zet een vinkje bij/ });
    expect(shop.address).toBe(step('criteria'));
    await shop.user.click(error);
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    await hears('heading, Er is 1 fout, level 2');
    await hears(/^checkbox, .* Zet een vinkje bij .*, not checked, invalid, required$/);
  });

  it('shows the errors of the platform for the answer at its field [FR-024, FR-025, FR-028]', async () => {
    const shop = await open({});
    await press(shop, 'button', 'Begin met de aanvraag');
    await check(shop, /naar waarheid/);
    await next(shop);
    await heading('Heeft kinderen');
    await check(shop, /kinderen die thuis wonen/);
    await shop.mock.addFault({
      path: '/platform/funds/91/requests/validate',
      status: 422,
      body: { message: 'Klopt niet.', errors: { 'records.0.value': ['De waarde moet gelijk zijn aan Ja.'] } },
      times: 1,
    });
    await next(shop);
    await screen.findByRole('link', { name: 'De waarde moet gelijk zijn aan Ja.' });
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
  });

  it('says what the limit is, and what a resident can do, for an answer over it [FR-026, FR-027]', async () => {
    const shop = await open({});
    await press(shop, 'button', 'Begin met de aanvraag');
    await check(shop, /naar waarheid/);
    await next(shop);
    await check(shop, /kinderen die thuis wonen/);
    await next(shop);
    await heading('Aantal kinderen');
    await next(shop);
    await screen.findByRole('link', { name: 'Vul 1 of meer in.' });
    expect(screen.getByRole('link', { name: /Laat iemand meekijken/ }).getAttribute('href')).toMatch(/^tel:/);
  });

  it('keeps the answers over a reload and after signing in again, and wipes them at one press', async () => {
    const shop = await open({});
    await press(shop, 'button', 'Begin met de aanvraag');
    await check(shop, /naar waarheid/);
    await next(shop);
    await heading('Heeft kinderen');
    shop.clock.advance(60_000);
    await check(shop, /kinderen die thuis wonen/);
    await screen.findByText('Bewaard om 10.01 uur');
    await shop.load(shop.address);
    await heading('Heeft kinderen');
    expect(screen.getByRole('checkbox')).toMatchObject({ checked: true });
    await shop.load(WIZARD);
    await heading('Fijn dat u er weer bent');
    await screen.findByRole('link', { name: 'Wijzig Heeft kinderen' });
    expect(screen.queryByText('Nog niet ingevuld')).toBeNull();
    await press(shop, 'button', 'Begin opnieuw');
    await press(shop, 'button', 'Gooi weg en begin opnieuw');
    await screen.findByRole('button', { name: 'Begin met de aanvraag' });
    await shop.load(WIZARD);
    await screen.findByRole('button', { name: 'Begin met de aanvraag' });
  });
});

describe('a proof that was not stored', () => {
  it('keeps its row over a reload, and the request waits until it is chosen again [FI-010]', async () => {
    const shop = await open({});
    await press(shop, 'button', 'Begin met de aanvraag');
    await check(shop, /naar waarheid/);
    await next(shop);
    await check(shop, /kinderen die thuis wonen/);
    await next(shop);
    await heading('Aantal kinderen');
    await fill(shop, 'Aantal kinderen', '2');
    await shop.mock.addFault({ path: '/files', method: 'POST', times: 1, status: 500 });
    await chooseProof(shop);
    await screen.findByRole('button', { name: 'Probeer opnieuw loonstrook.pdf' });
    await next(shop);
    await screen.findByRole('link', { name: /^loonstrook\.pdf is niet toegevoegd\./ });
    await screen.findByText(/^Bewaard om/);
    await shop.load(shop.address);
    await heading('Aantal kinderen');
    await screen.findByText('Niet toegevoegd. Kies dit bestand opnieuw.');
    await next(shop);
    await screen.findByRole('link', { name: /^loonstrook\.pdf is niet toegevoegd\. Kies het bestand opnieuw/ });
    await addProof(shop);
    await next(shop);
    await heading('Geboortedatum');
  });
});

describe('the answer of the platform to a request', () => {
  it('the answer of the platform to a request to somebody without an e-mail address, who is asked for one first and how else to reach her last, returns to the last when that is refused [FR-021, FR-009, FR-012, FR-016, FR-019]', async () => {
    const shop = await open({ as: 'dina' });
    await press(shop, 'button', 'Begin met de aanvraag');
    await heading('Op welk e-mailadres kunnen wij u bereiken?');
    await press(shop, 'button', 'Verder zonder e-mailadres');
    await answerQuestions(shop);
    await heading('Hoe kunnen wij u bereiken?');
    await fill(shop, 'Uw telefoonnummer, of een andere manier', 'Bel 06');
    await next(shop);
    await heading('Klopt dit?');
    expect(screen.getByText('De gemeente kan u alleen per post of per telefoon bereiken.')).toBeDefined();
    await shop.mock.addFault({
      path: '/platform/funds/91/requests',
      status: 422,
      body: { message: 'Klopt niet.', errors: { contact_information: ['Dit nummer kennen wij niet.'] } },
      times: 1,
    });
    await declareAndSend(shop);
    await arrivesAt(shop, step('contact_information'));
    await screen.findByRole('link', { name: 'Dit nummer kennen wij niet.' });
    expect(screen.getByRole('textbox')).toMatchObject({ value: 'Bel 06' });
    const sent = shop.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/funds/91/requests'));
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ contact_information: 'Bel 06' });
  });

  it('shows a refused criterion of a fund with automatic validation at its box [FR-060]', async () => {
    const shop = await open({ at: FAST });
    await press(shop, 'button', 'Begin met de aanvraag');
    await heading('Klopt dit voor u?');
    for (const box of screen.getAllByRole('checkbox')) await shop.user.click(box);
    await next(shop);
    await heading('Klopt dit?');
    await shop.mock.addFault({
      path: '/platform/funds/95/requests',
      status: 422,
      body: { message: 'Klopt niet.', errors: { 'records.0.value': ['Uw inkomen is te hoog.'] } },
      times: 1,
    });
    await declareAndSend(shop);
    await heading('Klopt dit voor u?');
    await shop.user.click(await screen.findByRole('link', { name: 'Uw inkomen is te hoog.' }));
    const [first] = screen.getAllByRole('checkbox');
    expect(first).toMatchObject({ checked: false });
    expect(first?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(first);
  });

  it('is applied at once for a fund with automatic validation, and ends on the voucher [FR-014, FR-020, FR-059]', async () => {
    const shop = await open({ at: FAST });
    await press(shop, 'button', 'Begin met de aanvraag');
    await heading('Klopt dit voor u?');
    for (const box of screen.getAllByRole('checkbox')) await shop.user.click(box);
    await next(shop);
    await heading('Klopt dit?');
    await declareAndSend(shop);
    await arrivesAt(shop, /^\/tegoeden\/0x/);
    await toast('Tegoed geactiveerd.');
    const posts = shop.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(posts.slice(-2)).toEqual([
      expect.stringMatching(/\/funds\/95\/requests$/),
      expect.stringMatching(/\/funds\/95\/apply$/),
    ]);
    await shop.back();
    await arrivesAt(shop, /^\/tegoeden\/0x/);
    await shop.load(`${FAST}&step=confirm_criteria`);
    await arrivesAt(shop, /^\/tegoeden\/0x/);
  });
});

describe('a request that is not possible', () => {
  it('says so at once, with a way on, for a pending request [FR-007]', async () => {
    await open({ scenario: 'fund-request-pending', as: 'omar', at: '/fondsen/3/aanvraag?from=fund-activate' });
    await heading('U heeft al een aanvraag in behandeling.');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Naar de regeling' })).toBeDefined());
  });
});
