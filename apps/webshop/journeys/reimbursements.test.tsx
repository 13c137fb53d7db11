import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { EDITIONS } from '../testing/editions.ts';
import { arrivesAt, dialog, heading, toast, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';
import { listen } from '../testing/spoken.ts';

const mockPlatform = aMockPlatform();
const open = (visit: Partial<Visit> = {}): Promise<ShopInProcess> =>
  ShopInProcess.open(mockPlatform(), {
    scenario: 'reimbursements-in-every-state',
    as: 'mark',
    at: '/declaraties',
    ...visit,
  });

const CREATE = '/declaraties/maken';
const DRAFT = '/declaraties/4/bewerk';

const fill = async (shop: ShopInProcess, label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await shop.user.clear(field);
  await shop.user.type(field, text);
};

async function addReceipt(shop: ShopInProcess, name = 'bon.pdf'): Promise<void> {
  const control = document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])');
  if (control === null) throw new Error('The screen has no file control');
  await shop.user.upload(control, new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' }));
}

async function fillIn(shop: ShopInProcess): Promise<void> {
  await fill(shop, 'Wat heeft u gekocht?', 'Zwembril');
  await fill(shop, 'Hoeveel heeft u betaald?', '18,95');
  await addReceipt(shop);
  await screen.findByText('Toegevoegd');
  await press(shop, 'button', 'Wijzig Rekening');
  await fill(shop, 'Uw rekeningnummer (IBAN)', 'NL02ABNA0123456789');
  await fill(shop, 'Naam op de rekening', 'M. Dekker');
}

async function submit(shop: ShopInProcess): Promise<void> {
  await press(shop, 'button', 'Kijk na en verstuur');
  await dialog('Declaratie versturen?');
  await press(shop, 'button', 'Ja, verstuur');
}

/** The reimbursements that the platform has with a title. */
const storedAs = (shop: ShopInProcess, title: string) =>
  shop.platform
    .world()
    .table('reimbursements')
    .all()
    .filter((row) => row.title === title);

const balance = (shop: ShopInProcess): Promise<unknown> =>
  shop.platform
    .tokenOf('mark')
    .then((as) => shop.platform.api('GET', '/platform/vouchers', { as }))
    .then((got) => got.at('data.0.amount'));

/** Waits for the row of a reimbursement in the list. */
const row = (title: string): Promise<HTMLElement> => screen.findByRole('link', { name: title });

const sentCalls = (shop: ShopInProcess, method: string) =>
  shop.calls.filter((call) => call.method === method && call.path.includes('/platform/reimbursements'));

describe('a new reimbursement', () => {
  it.each(EDITIONS)(
    'is filled in, confirmed and sent once, and takes from the balance (%s) [RB-003, RB-004, RB-011, RB-013, RB-018, RB-027, RB-029]',
    async (edition) => {
      const shop = await open({ at: CREATE, edition });
      const hears = await listen();
      await heading('Geld terugvragen');
      await fillIn(shop);
      await press(shop, 'button', 'Kijk na en verstuur');
      const question = await dialog('Declaratie versturen?');
      expect(within(question).getByText('€ 18,95')).toBeDefined();
      expect(within(question).getByText('NL02 ABNA 0123 4567 89')).toBeDefined();
      await press(shop, 'button', 'Ja, verstuur');
      await toast('Declaratie verstuurd!');
      await heading('Zwembril');
      await hears('polite: Het nummer klopt. ABN AMRO');
      await hears('dialog, Declaratie versturen?');
      await hears('polite: Declaratie verstuurd!');
      await hears('heading, Zwembril, level 1');
      await screen.findByText('Uw declaratie is verstuurd');
      expect(storedAs(shop, 'Zwembril')).toMatchObject([
        { state: 'pending', amount: 1895, iban: 'NL02ABNA0123456789', iban_name: 'M. Dekker', voucher_id: 1 },
      ]);
      expect(await balance(shop)).toBe('201.10');
      expect(shop.calls.some(({ path }) => /vouchers\?.*per_page=100.*allow_reimbursements=1/.test(path))).toBe(true);
    },
  );

  it('takes the voucher of the address and sends its id [RB-005]', async () => {
    const scenario = { scenario: 'ordinary-tuesday', as: 'samira' };
    const shop = await open({ ...scenario, at: CREATE });
    const [first] = await screen.findAllByRole('radio');
    expect(first).toMatchObject({ checked: false });
    const rows = shop.platform.world().table('vouchers').all();
    const own = rows.filter(({ id }) => id === 17 || id === 18);
    const [chosen] = own;
    if (chosen === undefined) throw new Error('Samira has vouchers');
    await shop.go(`${CREATE}?voucher_address=${chosen.address}`);
    await waitFor(() => expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1));
    await fill(shop, 'Wat heeft u gekocht?', 'Voetbal');
    await press(shop, 'button', 'Bewaar voor later');
    await toast('Opgeslagen!');
    expect(storedAs(shop, 'Voetbal')).toMatchObject([{ state: 'draft', voucher_id: chosen.id }]);
  });

  it('does not take the voucher of another resident from the address', async () => {
    const shop = await open({ at: CREATE });
    const other = shop.platform
      .world()
      .table('vouchers')
      .all()
      .find(({ id }) => id === 2);
    await shop.go(`${CREATE}?voucher_address=${other?.address}`);
    await screen.findByText('Dit tegoed kunt u niet kiezen');
    expect(screen.getByRole('radio')).toMatchObject({ checked: false });
  });

  it('takes the account over from the one before', async () => {
    await open({ at: CREATE });
    await screen.findByText('NL58 TWIN 0123 4567 89');
    screen.getByText('Overgenomen van de vorige keer.');
  });

  it('names everything that is missing [RB-020, RB-021, RB-022, RB-023, RB-024]', async () => {
    const shop = await open({ scenario: 'no-reimbursements', as: 'kees', at: CREATE });
    const hears = await listen();
    await press(shop, 'button', 'Kijk na en verstuur');
    await screen.findByText('Er zijn 5 fouten');
    await hears('heading, Er zijn 5 fouten, level 2');
    const links = within(screen.getByText('Er zijn 5 fouten').closest('section') ?? document.body).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Voeg ten minste één bon toe.',
      'Vul in wat u heeft gekocht.',
      'Vul in hoeveel u heeft betaald.',
      'Vul uw rekeningnummer in.',
      'Vul de naam in die bij de rekening hoort.',
    ]);
    expect(sentCalls(shop, 'POST')).toEqual([]);
  });

  it('takes only pdf, png, jpg and jpeg [RB-025]', async () => {
    const shop = await open({ at: CREATE });
    await screen.findByRole('radio');
    const control = document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])');
    expect(control?.accept).toBe('.pdf,.png,.jpg,.jpeg');
    await addReceipt(shop, 'bon.docx');
    expect(screen.queryByText('bon.docx')).toBeNull();
  });

  it('can be kept as a draft with only a voucher [RB-010, RB-017, RB-027]', async () => {
    const shop = await open({ at: CREATE });
    await screen.findByRole('radio', { checked: true });
    await press(shop, 'button', 'Bewaar voor later');
    await toast('Opgeslagen!');
    await arrivesAt(shop, '/declaraties');
    await row('Nog geen naam');
  });
});

it('stays on this device, in the list too, on a platform that stores whole reimbursements only [RB-010]', async () => {
  const shop = await open({ at: CREATE, edition: '2026-07' });
  await fill(shop, 'Wat heeft u gekocht?', 'Zwembril');
  expect(screen.getByText(/^Wat u bewaart, staat alleen op dit apparaat/)).toBeDefined();
  await press(shop, 'button', 'Bewaar voor later');
  await toast('Bewaard op dit apparaat.');
  await arrivesAt(shop, '/declaraties');
  await screen.findByRole('heading', { name: 'Niet afgemaakt' });
  expect(sentCalls(shop, 'POST')).toEqual([]);
  await press(shop, 'link', 'Maak af Zwembril');
  expect(await screen.findByLabelText('Wat heeft u gekocht?')).toHaveProperty('value', 'Zwembril');
  await fillIn(shop);
  await submit(shop);
  await toast('Declaratie verstuurd!');
  await shop.load('/declaraties');
  await row('Zwembril');
  expect(screen.queryByRole('heading', { name: 'Niet afgemaakt' })).toBeNull();
});

it('that stays on this device can be thrown away', async () => {
  const shop = await open({ at: CREATE, edition: '2026-07' });
  await fill(shop, 'Wat heeft u gekocht?', 'Zwembril');
  await press(shop, 'button', 'Bewaar voor later');
  await press(shop, 'button', 'Gooi weg Zwembril');
  await press(shop, 'button', 'Gooi mijn antwoorden weg');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Niet afgemaakt' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

describe('a reimbursement that was refused', () => {
  it('is sent again with a new receipt only', async () => {
    const shop = await open();
    const declined = shop.platform
      .world()
      .table('reimbursements')
      .all()
      .find(({ state }) => state === 'declined');
    await shop.go(`/declaraties/${declined?.id}`);
    await press(shop, 'link', 'Probeer het opnieuw');
    await heading('Probeer het opnieuw');
    await screen.findByText('Waarom het niet lukte');
    await press(shop, 'button', 'Wijzig Gekocht');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Wat heeft u gekocht?')));
    await addReceipt(shop, 'scherper.pdf');
    await screen.findByText('Toegevoegd');
    await submit(shop);
    await toast('Uw declaratie is verstuurd');
    expect(storedAs(shop, declined?.title ?? '').map(({ state }) => state)).toEqual(['declined', 'pending']);
  });
});

describe('a reimbursement that the resident cancelled', () => {
  it('is sent again without filling anything in', async () => {
    const shop = await open({ at: '/declaraties/3' });
    await press(shop, 'button', 'Annuleer declaratie');
    await press(shop, 'button', 'Ja, annuleer');
    await press(shop, 'link', 'Vraag het opnieuw');
    await heading('Probeer het opnieuw');
    await screen.findByText('U heeft deze declaratie zelf geannuleerd.');
    await screen.findByText('Contributie turnen', { selector: 'dd div' });
    await submit(shop);
    await toast('Uw declaratie is verstuurd');
    expect(storedAs(shop, 'Contributie turnen')).toMatchObject([{ state: 'pending', amount: 4500 }]);
  });

  it('offers the same from its own address, as long as this device keeps what was filled in', async () => {
    const shop = await open({ at: '/declaraties/3' });
    await press(shop, 'button', 'Annuleer declaratie');
    await press(shop, 'button', 'Ja, annuleer');
    await screen.findByRole('link', { name: 'Vraag het opnieuw' });
    await shop.go('/declaraties/3');
    await heading('U heeft deze declaratie zelf geannuleerd.');
    await press(shop, 'link', 'Vraag het opnieuw');
    await screen.findByText('Contributie turnen', { selector: 'dd div' });
  });
});

describe('a draft', () => {
  it('is finished and submitted [RB-006, RB-007, RB-018]', async () => {
    const shop = await open({ at: DRAFT });
    await heading('Declaratie afmaken');
    await waitFor(() => expect(screen.getByLabelText('Wat heeft u gekocht?')).toMatchObject({ value: 'Tekenpapier' }));
    await screen.findByText('bon-tekenpapier.pdf');
    await fill(shop, 'Hoeveel heeft u betaald?', '9,95');
    await submit(shop);
    await heading('Tekenpapier');
    expect(storedAs(shop, 'Tekenpapier')).toMatchObject([{ id: 4, state: 'pending', amount: 995 }]);
  });

  it('is thrown away after a confirmation [RB-012, RB-019]', async () => {
    const shop = await open({ at: DRAFT });
    await press(shop, 'button', 'Gooi concept weg');
    await dialog('Concept weggooien?');
    await press(shop, 'button', 'Ja, gooi weg');
    await toast('Verwijderd!');
    await arrivesAt(shop, '/declaraties');
    expect(storedAs(shop, 'Tekenpapier')).toEqual([]);
  });

  it('leaves nothing on this device when it is thrown away from its own page [RB-012]', async () => {
    const shop = await open({ at: '/declaraties/4' });
    await press(shop, 'button', /^(Annuleer|Gooi)/);
    await press(shop, 'button', 'Ja, gooi weg');
    await arrivesAt(shop, '/declaraties');
    const names = Array.from({ length: shop.local.length }, (_, at) => shop.local.key(at));
    expect(names.filter((name) => name?.startsWith('private-draft:'))).toEqual([]);
  });

  it('a draft that was submitted in another tab opens as what it is now', async () => {
    const shop = await open({ at: '/declaraties/3/bewerk' });
    await arrivesAt(shop, '/declaraties/3');
    await heading('Contributie turnen');
  });
});

describe('a reimbursement', () => {
  it('shows its receipt and how it goes on [RB-008, RB-009, RB-015]', async () => {
    const shop = await open({ at: '/declaraties/3' });
    await heading('Contributie turnen');
    for (const text of ['€ 45,-', 'M. Dekker', 'De gemeente kijkt']) expect(screen.getByText(text)).toBeDefined();
    await screen.findByText('Kindtegoed van Lies');
    await shop.go('/reimbursements/2');
    await heading('Treinkaartje');
    await screen.findByText('Reiskosten vallen niet onder dit tegoed.');
  });

  it('is cancelled after a confirmation, and the balance is back [RB-012, RB-019]', async () => {
    const shop = await open({ at: '/declaraties/3' });
    await press(shop, 'button', 'Annuleer declaratie');
    const question = await dialog('Declaratie annuleren?');
    expect(within(question).getByText(/Contributie turnen.*€ 45,-/)).toBeDefined();
    await shop.user.click(within(question).getByRole('button', { name: 'Nee, laat staan' }));
    expect(storedAs(shop, 'Contributie turnen')).toHaveLength(1);
    await press(shop, 'button', 'Annuleer declaratie');
    await press(shop, 'button', 'Ja, annuleer');
    await toast('Declaratie geannuleerd.');
    await arrivesAt(shop, '/declaraties?cancelled=3');
    await waitFor(() => expect(screen.queryByText('Contributie turnen')).toBeNull());
    expect(storedAs(shop, 'Contributie turnen')).toEqual([]);
    expect(await balance(shop)).toBe('265.05');
  });

  it('a reimbursement that the sponsor decided meanwhile cannot be cancelled, and says why [RB-026]', async () => {
    const shop = await open({ at: '/declaraties/3' });
    await heading('Contributie turnen');
    await shop.mock.changeRow('reimbursements', 3, { state: 'approved' });
    await press(shop, 'button', 'Annuleer declaratie');
    await press(shop, 'button', 'Ja, annuleer');
    const alert = await within(await dialog('Declaratie annuleren?')).findByRole('alert');
    expect(alert.textContent).toBe('Error.U kunt deze declaratie niet meer annuleren.');
    await press(shop, 'button', 'Sluiten');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Annuleer declaratie' })).toBeNull());
  });

  it('a reimbursement of another resident is not shown', async () => {
    await open({ as: 'cor', at: '/declaraties/3' });
    await heading('Deze declaratie vinden wij niet');
  });
});
