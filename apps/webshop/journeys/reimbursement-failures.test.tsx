import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, dialog, heading, toast, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';
import { signInAs } from '../testing/sign-in-as.ts';

const mockPlatform = aMockPlatform();
const CREATE = '/declaraties/maken';
const DRAFT = '/declaraties/4/bewerk';
const open = (visit: Partial<Visit> = {}): Promise<ShopInProcess> =>
  ShopInProcess.open(mockPlatform(), { scenario: 'reimbursements-in-every-state', as: 'mark', at: DRAFT, ...visit });

const CALLS = '/platform/reimbursements';
const PATCH = { path: `${CALLS}/4`, method: 'PATCH', times: 1 };
/** The platform does what was asked, and its answer is cut off. */
const LOST = { wrong: { kind: 'broken', field: '' } } as const;

const titleField = (): Promise<HTMLInputElement> =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Wat heeft u gekocht?' });

const fileInput = (): Promise<HTMLInputElement> =>
  waitFor(() => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])');
    if (input === null) throw new Error('There is no field for files yet');
    return input;
  });

async function submit(shop: ShopInProcess): Promise<void> {
  await press(shop, 'button', 'Kijk na en verstuur');
  await dialog('Declaratie versturen?');
  await press(shop, 'button', 'Ja, verstuur');
}

async function type(shop: ShopInProcess, text: string): Promise<void> {
  const field = await titleField();
  await shop.user.clear(field);
  await shop.user.type(field, text);
}

const dialogCloses = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const rows = (shop: ShopInProcess) => shop.platform.world().table('reimbursements').all();
const sent = (shop: ShopInProcess, method: string) =>
  shop.calls.filter((call) => call.method === method && call.path.includes(CALLS));

describe('a reimbursement that the platform does not take', () => {
  it('shows an error of the platform at its field, and the balance as it is now', async () => {
    const shop = await open();
    await titleField();
    await shop.mock.changeRow('vouchers', 1, { amount: 8_000 });
    await submit(shop);
    await screen.findAllByText(/Op dit tegoed staat te weinig|Vul een bedrag in van/);
    await screen.findByRole('radio', { name: /Nu op uw tegoed €\s(?!220)/ });
    expect(rows(shop).find(({ id }) => id === 4)?.state).toBe('draft');
  });

  it('a reimbursement that the platform does not take without a network stays on the screen and is sent by one more press', async () => {
    const shop = await open();
    await titleField();
    shop.isOffline = true;
    await submit(shop);
    const alert = await within(screen.getByRole('main')).findByRole('alert');
    expect(alert.textContent).toContain('Er is geen verbinding');
    await dialogCloses();
    shop.isOffline = false;
    await shop.pass(20);
    await waitFor(() => expect(alert.textContent).toContain('Er is weer verbinding. Probeer het opnieuw.'));
    expect(alert.textContent).not.toContain('geen verbinding');
    await submit(shop);
    await toast('Declaratie verstuurd!');
    expect(rows(shop).find(({ id }) => id === 4)?.state).toBe('pending');
  });
});

describe('a lost answer', () => {
  it('a lost answer of a submitted draft is looked up, and the reimbursement is sent once', async () => {
    const shop = await open();
    await titleField();
    await shop.mock.addFault({ ...PATCH, ...LOST });
    await submit(shop);
    await toast('Declaratie verstuurd!');
    await heading('Tekenpapier');
    expect(sent(shop, 'PATCH')).toHaveLength(1);
  });

  it('a lost answer of a new draft that cannot be looked up makes no second one, also after a reload', async () => {
    const shop = await open({ at: CREATE });
    await type(shop, 'Zwembril');
    await shop.mock.addFault({ path: CALLS, method: 'POST', times: 1, ...LOST });
    await shop.mock.addFault({ path: CALLS, method: 'GET', times: 1, status: 500 });
    await press(shop, 'button', 'Bewaar voor later');
    await within(screen.getByRole('main')).findByRole('alert');
    await shop.load(CREATE);
    await waitFor(async () => expect((await titleField()).value).toBe('Zwembril'));
    await press(shop, 'button', 'Bewaar voor later');
    await toast('Opgeslagen!');
    expect(rows(shop).filter(({ title }) => title === 'Zwembril')).toHaveLength(1);
  });

  it('a lost answer of a cancelled reimbursement is looked up', async () => {
    const shop = await open({ at: '/declaraties/3' });
    await shop.mock.addFault({ path: `${CALLS}/3`, method: 'DELETE', times: 1, drop: false, status: null, ...LOST });
    await press(shop, 'button', 'Annuleer declaratie');
    await press(shop, 'button', 'Ja, annuleer');
    await toast('Declaratie geannuleerd.');
    expect(rows(shop).some(({ id }) => id === 3)).toBe(false);
  });
});

describe('what is filled in', () => {
  it('survives a reload', async () => {
    const shop = await open({ at: CREATE });
    await type(shop, 'Badmuts');
    shop.clock.advance(1000);
    await screen.findByText(/^Bewaard om/);
    await shop.load(CREATE);
    await waitFor(async () => expect((await titleField()).value).toBe('Badmuts'));
  });

  it('survives a session that expires in the last step', async () => {
    const shop = await open();
    await type(shop, 'Papier');
    await shop.mock.addFault({ ...PATCH, status: 401, body: { message: 'session_expired' } });
    await submit(shop);
    await arrivesAt(shop, /session_expired/);
    await signInAs(shop, 'mark');
    await shop.load(DRAFT);
    await waitFor(async () => expect((await titleField()).value).toBe('Papier'));
    await submit(shop);
    await heading('Papier');
    expect(rows(shop).filter(({ title }) => title === 'Papier')).toHaveLength(1);
  });

  it('survives a sign-out by idleness', async () => {
    const shop = await open({ at: CREATE });
    await type(shop, 'Badmuts');
    await shop.pass(13 * 60);
    await dialog('Bent u er nog?');
    await shop.pass(2 * 60);
    await arrivesAt(shop, /session_expired/);
    await signInAs(shop, 'mark');
    await shop.load(CREATE);
    await waitFor(async () => expect((await titleField()).value).toBe('Badmuts'));
  });

  it('cannot be read by another resident on this device', async () => {
    const shop = await open({ at: CREATE });
    await type(shop, 'Badmuts');
    shop.clock.advance(1000);
    await screen.findByText(/^Bewaard om/);
    await signInAs(shop, 'cor');
    await shop.load(CREATE);
    expect((await titleField()).value).toBe('');
  });

  it('what is filled in that is not right yet stays on this device when a draft is saved', async () => {
    const shop = await open();
    const amount = await screen.findByLabelText('Hoeveel heeft u betaald?');
    await shop.user.clear(amount);
    await shop.user.type(amount, 'veel');
    await press(shop, 'button', 'Bewaar voor later');
    await toast('Opgeslagen! Wat nog niet klopt, staat alleen op dit apparaat.');
    // The list itself, not only its address: from it the resident opens the draft again.
    await heading('Declaraties');
    await shop.go(DRAFT);
    expect(await screen.findByLabelText('Hoeveel heeft u betaald?')).toMatchObject({ value: 'veel' });
  });
});

describe('an upload that is cut', () => {
  it('can be tried again, and the reimbursement waits for it', async () => {
    const shop = await open({ at: CREATE });
    await titleField();
    await shop.mock.addFault({ path: '/files', method: 'POST', times: 1, status: 500 });
    const control = document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])');
    if (control === null) throw new Error('The screen has no file control');
    await shop.user.upload(control, new File(['%PDF-1.4\n%%EOF\n'], 'bon.pdf', { type: 'application/pdf' }));
    const retry = await screen.findByRole('button', { name: 'Probeer opnieuw bon.pdf' });
    await press(shop, 'button', 'Kijk na en verstuur');
    await screen.findAllByText(/^bon\.pdf is niet toegevoegd/);
    await shop.user.click(retry);
    await screen.findByText('Toegevoegd');
    expect(screen.queryByText(/^bon\.pdf is niet toegevoegd/)).toBeNull();
  });
});

describe('a screen that dies while a reimbursement is filled in', () => {
  it('says so inside the frame, and is drawn again with everything that was filled in', async () => {
    const quietly = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const shop = await open({ at: CREATE });
    await type(shop, 'Tekenpapier');
    await shop.user.upload(await fileInput(), new File(['%PDF-1.4'], 'bon.pdf', { type: 'application/pdf' }));
    await screen.findByText('Toegevoegd');
    const insert = vi.spyOn(Node.prototype, 'insertBefore').mockImplementationOnce(() => {
      throw new DOMException('The node is not a child of this node', 'NotFoundError');
    });
    await press(shop, 'button', 'Kijk na en verstuur');
    await heading('Er ging iets mis op deze pagina');
    insert.mockRestore();
    expect(screen.getByRole('banner')).toBeDefined();
    await press(shop, 'button', 'Probeer opnieuw');
    expect((await titleField()).value).toBe('Tekenpapier');
    expect(screen.getByText('bon.pdf')).toBeDefined();
    quietly.mockRestore();
  });
});
