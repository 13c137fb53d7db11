import { codes } from '@stadstegoed/mock-server/fixtures/seed/codes.ts';
import { tokens } from '@stadstegoed/mock-server/fixtures/seed/tokens.ts';
import { stableAddress, stableHex } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import { pngOf } from '@stadstegoed/mock-server/testing/samples.ts';
import { enterExample } from './enter-example.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import type { DialogKey } from '../../src/lib/app/dialogs.ts';
import type { TestWorld } from './test-world.ts';

/** How a dialog is reached: a page, and the names of what is pressed there. */
interface DialogState {
  readonly scenario: string;
  readonly as?: string;
  readonly path: string;
  /** Whether the time of the page is moved on. */
  readonly hasClock?: true;
  /** What has to happen before the last press. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The control that opens the dialog and gets the focus back; a page that opens its dialog by itself has none. */
  readonly opener?: string | RegExp;
}

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();

/** The button of a link that another browser asked for. */
const GO_ON = 'Ga verder en log in';

const QUESTION = { scenario: 'clarification-open', as: 'fatima', path: '/funds/3/requests/1/clarifications/2' };
const WIZARD = '/fondsen/91/aanvraag?from=fund-activate';
const VOUCHER = {
  scenario: 'one-voucher',
  as: 'kees',
  path: `/tegoeden/${stableAddress('voucher:meedoentegoed-kees')}`,
};

async function openVoucher(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('link', { name }).click();
}

async function addPhoto(page: Page): Promise<void> {
  const photo = { name: 'rekening.png', mimeType: 'image/png', buffer: pngOf(400, 300) };
  await page.locator('input[type="file"]:not([capture])').setInputFiles(photo);
}

async function fillReimbursement(page: Page): Promise<void> {
  await page.getByLabel('Wat heeft u gekocht?').fill('Zwembril');
  await page.getByLabel('Hoeveel heeft u betaald?').fill('18,95');
  const receipt = { name: 'bon.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  await page.locator('input[type="file"]:not([capture])').setInputFiles(receipt);
  await page.getByText('Toegevoegd', { exact: true }).waitFor();
}

/** Leaves a request after its first answer was kept on the device, and comes back. */
async function leaveRequest(page: Page): Promise<void> {
  await press(page, 'Begin met de aanvraag');
  await page.getByRole('checkbox', { name: /naar waarheid/ }).check();
  await press(page, 'Volgende');
  const draft = () =>
    page.evaluate(() => Object.entries(localStorage).find(([name]) => name.startsWith('private-draft:'))?.[1]);
  await page.getByText(/^Bewaard om/).waitFor();
  const before = await draft();
  await page.getByRole('checkbox', { name: /kinderen die thuis wonen/ }).check();
  await expect.poll(draft).not.toBe(before);
  await page.goto(WIZARD);
}

/** Stores the QR codes on this device, which a phone offers, and comes back when the sign-in has ended. */
async function storeCodes(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('checkbox', { name: /^Bewaar mijn QR-codes/ }).check();
  await page.evaluate(() => localStorage.removeItem('stadstegoed:account'));
  if (size !== null) await page.setViewportSize(size);
  await page.goto('/');
}

async function fillCode(page: Page): Promise<void> {
  await page.getByLabel('Activatiecode').fill(codes.open);
}

/** Every dialog of the shop. One that is added without a row here does not compile. */
export const DIALOGS: Readonly<Record<DialogKey, DialogState>> = {
  'auth-code': { scenario: 'app-code-waiting', as: 'noor', path: '/me', opener: 'Koppel de app met een code' },
  'code-redeemed': {
    scenario: 'open-code',
    as: 'yusuf',
    path: '/fondsen/1/activeer?option=code',
    prepare: async (page) => {
      await fillCode(page);
      await press(page, 'Activeer tegoed');
    },
  },
  'deactivate-voucher': { ...VOUCHER, opener: 'Stop dit tegoed' },
  'end-all-sessions': {
    scenario: 'several-sessions',
    as: 'samira',
    path: '/beveiliging/sessies',
    opener: 'Log overal uit',
  },
  'end-session': {
    scenario: 'several-sessions',
    as: 'samira',
    path: '/beveiliging/sessies',
    opener: /^Log uit Telefoon/,
  },
  'give-product-back': {
    scenario: 'product-voucher',
    as: 'elif',
    path: '/tegoeden',
    prepare: (page) => openVoucher(page, /Proefmaand gitaarles/),
    opener: /^Annuleer en krijg/,
  },
  'identity-proxy-expired': {
    scenario: 'used-login-link',
    path: `/identity-restore?token=${tokens.usedLogin}`,
    prepare: (page) => press(page, GO_ON),
  },
  'idle-warning': {
    ...VOUCHER,
    hasClock: true,
    prepare: async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Meedoentegoed' }).waitFor();
      await page.clock.fastForward('13:01');
      await page.clock.resume();
    },
  },
  'image-preview': { ...QUESTION, prepare: addPhoto, opener: 'Bekijk rekening.png' },
  'login-by-email': {
    scenario: 'used-login-link',
    path: '/auth-link?token=oud',
    prepare: async (page) => {
      await press(page, GO_ON);
      await press(page, 'Vraag een nieuwe link aan');
      await page.getByRole('dialog').getByRole('button', { name: 'Vraag een nieuwe link aan' }).click();
    },
  },
  'login-link-expired': {
    scenario: 'used-login-link',
    path: '/auth-link?token=oud',
    prepare: (page) => press(page, GO_ON),
    opener: 'Vraag een nieuwe link aan',
  },
  notification: {
    scenario: 'throttled-code',
    as: 'yusuf',
    path: '/fondsen/1/activeer?option=code',
    prepare: fillCode,
    opener: 'Activeer tegoed',
  },
  'offices-list': { scenario: 'odd-offers', path: '/aanbieders/902', opener: 'Toon alle 12 vestigingen' },
  'open-in-app': {
    scenario: 'app-code-waiting',
    as: 'noor',
    path: '/tegoeden',
    prepare: async (page) => {
      await press(page, /noor@/);
      await press(page, 'Inloggen in de app');
    },
  },
  'pdf-preview': { ...QUESTION, opener: 'Bekijk Voorbeeld van een loonstrook.pdf' },
  'photo-cropper': {
    ...QUESTION,
    prepare: async (page) => {
      await addPhoto(page);
      await press(page, 'Bekijk rekening.png');
      await page.getByRole('dialog').getByRole('button', { name: 'Snijd bij' }).click();
    },
  },
  'physical-card-print': {
    scenario: 'physical-card-linked',
    as: 'ans',
    path: '/tegoeden',
    prepare: (page) => openVoucher(page, /^65-plus actief/),
    opener: 'Print de pas op papier',
  },
  'physical-card-type': { ...VOUCHER, opener: 'Regel een pas' },
  'physical-card-unlink': {
    scenario: 'physical-card-linked',
    as: 'ans',
    path: '/tegoeden',
    prepare: (page) => openVoucher(page, /^65-plus actief/),
    opener: 'Ontkoppel de pas',
  },
  'pin-code': {
    scenario: 'several-sessions',
    as: 'samira',
    path: '/beveiliging/sessies',
    opener: 'Log in op een ander apparaat',
  },
  'preferences-sign-in': { scenario: 'preferences-links', path: '/preferences/notifications' },
  'record-category': {
    scenario: 'record-to-confirm',
    as: 'dina',
    path: '/records',
    prepare: (page) => page.getByText('Deel uw gegevens in groepen in').click(),
    opener: 'Maak een nieuwe groep',
  },
  'record-decline': {
    scenario: 'record-to-confirm',
    as: 'vincent',
    path: `/records/${stableHex('waiting-confirmation', 64)}/validations`,
    opener: 'Nee, dit klopt niet',
  },
  'record-move': {
    scenario: 'record-to-confirm',
    as: 'dina',
    path: '/records/11/validations',
    opener: 'Zet in een groep',
  },
  'reimbursement-cancel': {
    scenario: 'reimbursements-in-every-state',
    as: 'mark',
    path: '/declaraties/3',
    opener: 'Annuleer declaratie',
  },
  'reimbursement-confirm': {
    scenario: 'reimbursements-in-every-state',
    as: 'mark',
    path: '/declaraties/maken',
    prepare: fillReimbursement,
    opener: 'Kijk na en verstuur',
  },
  'remove-email': {
    scenario: 'several-e-mail-addresses',
    as: 'hanna',
    path: '/preferences/emails',
    opener: 'Verwijder h.meijer@post.example',
  },
  'reserve-cancel': {
    scenario: 'reservations-in-every-state',
    as: 'ilse',
    path: '/reserveringen',
    opener: /^Annuleer/,
  },
  'reserve-details': {
    scenario: 'reservations-in-every-state',
    as: 'ilse',
    path: '/reserveringen/1',
    opener: 'Toon groot',
  },
  'reserve-product': { scenario: 'one-voucher', as: 'kees', path: '/aanbod/249', opener: 'Reserveer' },
  'discard-draft': {
    scenario: 'every-question',
    as: 'jan',
    path: WIZARD,
    prepare: leaveRequest,
    opener: 'Begin opnieuw',
  },
  'second-factor': {
    scenario: 'second-factor-possible',
    as: 'kees',
    path: '/beveiliging/sessies',
    opener: 'Voeg een app toe',
  },
  'second-factor-question': { scenario: 'second-factor-needed', as: 'kees', path: '/tegoeden' },
  'share-voucher': {
    scenario: 'product-voucher',
    as: 'elif',
    path: '/tegoeden',
    prepare: (page) => openVoucher(page, /Proefmaand gitaarles/),
    opener: 'Deel met aanbieder',
  },
  'sign-in-to-bookmark': {
    scenario: 'ordinary-tuesday',
    path: '/aanbod?q=zwemles',
    opener: 'Bewaar Zwemles voor diploma A',
  },
  'sign-out': {
    ...VOUCHER,
    prepare: async (page) => {
      await press(page, /kees@/);
      await page.getByRole('banner').getByRole('button', { name: 'Uitloggen' }).click();
    },
  },
  'sign-up-by-email': {
    scenario: 'ordinary-tuesday',
    path: '/aanbod?q=zwemles',
    prepare: async (page) => {
      await press(page, 'Bewaar Zwemles voor diploma A');
      await page.getByRole('dialog').getByRole('button', { name: 'Inloggen' }).click();
      await page.getByRole('dialog', { name: 'Hoe wilt u inloggen?' }).waitFor();
    },
  },
  'stored-codes': {
    scenario: 'several-vouchers',
    as: 'samira',
    path: '/tegoeden',
    prepare: storeCodes,
    opener: 'Toon mijn QR-codes',
  },
  'taken-by-partner': {
    scenario: 'fund-taken-by-partner',
    as: 'lotte',
    path: '/fondsen',
    opener: /^Klopt dit niet/,
  },
  'voucher-qr': { ...VOUCHER, opener: 'Toon groot' },
};

/** Opens a dialog as a resident does. Resolves with what opened it, null for a dialog that opens by itself. */
export async function openDialog(
  page: Page,
  world: TestWorld,
  dialog: DialogState,
  platform?: string,
): Promise<Locator | null> {
  await enterExample(page, world, dialog, platform);
  if (dialog.hasClock === true) await page.clock.install();
  await page.goto(dialog.path);
  await dialog.prepare?.(page);
  const opener = dialog.opener === undefined ? null : page.getByRole('button', { name: dialog.opener }).first();
  await opener?.press('Enter');
  await expect(page.getByRole('dialog').last()).toBeVisible();
  return opener;
}
