import { codes } from '@stadstegoed/mock-server/fixtures/seed/codes.ts';
import type { Page } from '@playwright/test';
import { expect, heading, type TestWorld } from './test-world.ts';

/** A thing that a resident does from start to end. It ends in one outcome, with or without a translation. */
interface Walk {
  readonly scenario: string;
  readonly as?: string;
  readonly walk: (page: Page, world: TestWorld) => Promise<void>;
}

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const next = (page: Page): Promise<void> => press(page, 'Volgende');
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });

async function addFile(page: Page, name: string): Promise<void> {
  await page.locator('input[type="file"]:not([capture])').setInputFiles(pdf(name));
  await expect(page.getByRole('listitem').filter({ hasText: name }).getByText('Toegevoegd')).toBeVisible();
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/start?step=email');
  await page.getByLabel('E-mailadres', { exact: true }).fill(email);
  await press(page, 'Stuur mij een link');
  await expect(page.getByRole('heading', { name: 'Er is 1 fout' })).toBeVisible();
  await page.getByLabel('Herhaal uw e-mailadres').fill(email);
  await press(page, 'Stuur mij een link');
  await expect(page.getByRole('heading', { name: 'Kijk in uw e-mail' })).toBeVisible();
}

async function followMailedLink(page: Page, world: TestWorld, email: string): Promise<void> {
  await page.goto(await world.linkMailedTo(email));
  const name = new RegExp(email.split('@')[0] ?? '');
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
}

/** Answers the questions of "Tegoed op maat", which are of every kind; two of them take a file. */
async function answerQuestions(page: Page): Promise<void> {
  const answers: readonly (readonly [question: string, answer: () => Promise<void>])[] = [
    ['Dit zijn de voorwaarden', () => page.getByRole('checkbox', { name: /naar waarheid/ }).check()],
    ['Heeft kinderen', () => page.getByRole('checkbox', { name: /kinderen die thuis wonen/ }).check()],
    ['Aantal kinderen', () => addNumberWithFile(page)],
    ['Geboortedatum', () => fillAll(page, { Dag: '1', Maand: '2', Jaar: '1980' })],
    ['Aantal personen in huis', () => fillAll(page, { 'Aantal personen in huis': '4' })],
    ['Fiscaal nummer', () => fillAll(page, { 'Fiscaal nummer': '123456782' })],
    ['BSN', () => fillAll(page, { BSN: '123456782' })],
    ['Netto inkomen per maand', () => addAmountWithFile(page, 'Netto inkomen per maand')],
    ['Spaargeld', () => addAmountWithFile(page, 'Spaargeld')],
    ['Partner', () => fillAll(page, { Partner: 'Kim de Wit' })],
    ['Inkomen onder de grens', () => page.getByRole('checkbox', { name: /Ik verklaar/ }).check()],
  ];
  for (const [question, answer] of answers) {
    await expect(heading(page, question)).toBeVisible();
    await answer();
    await next(page);
  }
}

async function fillAll(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
}

async function addNumberWithFile(page: Page): Promise<void> {
  await next(page);
  await expect(page.getByRole('heading', { name: 'Er zijn 2 fouten' })).toBeVisible();
  await press(page, 'Een meer');
  await expect(page.getByRole('heading', { name: 'Er is 1 fout' })).toBeVisible();
  await addFile(page, 'loonstrook.pdf');
  await addFile(page, 'jaaropgave.pdf');
}

async function addAmountWithFile(page: Page, label: string): Promise<void> {
  await fillAll(page, { [label]: '1.200,00' });
  await addFile(page, 'afschrift.pdf');
}

/** What residents do, by the end of the sentence "… in a browser that translates the page". */
export const WALKS: Readonly<Record<string, Walk>> = {
  'signs in by mail': {
    scenario: 'signed-out',
    walk: async (page, world) => {
      await askForLink(page, 'noor@post.example');
      await followMailedLink(page, world, 'noor@post.example');
    },
  },
  'confirms an e-mail address': {
    scenario: 'signed-out',
    walk: async (page, world) => {
      await askForLink(page, 'nieuw@post.example');
      await followMailedLink(page, world, 'nieuw@post.example');
    },
  },
  'activates a fund by code': {
    scenario: 'open-code',
    as: 'yusuf',
    walk: async (page) => {
      await page.goto('/fondsen/1/activeer?option=code');
      await press(page, 'Activeer tegoed');
      await expect(page.getByRole('heading', { name: 'Er is 1 fout' })).toBeVisible();
      await page.getByLabel('Activatiecode').fill(codes.open);
      await press(page, 'Activeer tegoed');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'activates a fund by DigiD': {
    scenario: 'open-code',
    as: 'yusuf',
    walk: async (page) => {
      await page.goto('/fondsen/1/activeer?option=digid');
      await press(page, 'Inloggen met DigiD');
      await page.getByLabel('Burgerservicenummer').fill('999937704');
      await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
      await expect(page.getByText('Succes! Ingelogd met DigiD.').first()).toBeVisible();
    },
  },
  'activates a fund from the list': {
    scenario: 'one-unclaimed-fund',
    as: 'joke',
    walk: async (page) => {
      await page.goto('/fondsen');
      await press(page, /^Activeer/);
      await expect(page.getByText('Tegoed geactiveerd.')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
    },
  },
  'sends a request with files': {
    scenario: 'every-question',
    as: 'jan',
    walk: async (page) => {
      await page.goto('/fondsen/91/aanvraag?from=fund-activate');
      await press(page, 'Begin met de aanvraag');
      await answerQuestions(page);
      await expect(heading(page, 'Klopt dit?')).toBeVisible();
      await press(page, 'Verstuur de aanvraag');
      await expect(page.getByRole('heading', { name: 'Er is 1 fout' })).toBeVisible();
      await page.getByRole('checkbox', { name: /naar waarheid ingevuld/ }).check();
      await press(page, 'Verstuur de aanvraag');
      await expect(heading(page, 'Uw aanvraag is verstuurd')).toBeVisible();
    },
  },
  'answers a question of the municipality': {
    scenario: 'clarification-open',
    as: 'fatima',
    walk: async (page) => {
      await page.goto('/funds/3/requests/1/clarifications/2');
      await expect(heading(page, 'De gemeente heeft een vraag')).toBeVisible();
      await addFile(page, 'loonstrook.pdf');
      await page.getByRole('textbox').last().fill('Hierbij de loonstrook.');
      await page.getByRole('button', { name: /^Verstuur/ }).click();
      await expect(heading(page, /verstuurd|beantwoord/)).toBeVisible();
    },
  },
  'reserves an offer': {
    scenario: 'one-voucher',
    as: 'kees',
    walk: async (page) => {
      await page.goto('/aanbod');
      await page.getByRole('link', { name: 'Samen eten, drie gangen' }).first().click();
      await press(page, 'Reserveer');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Ga verder' }).click();
      await expect(dialog.getByRole('heading', { name: 'Er zijn 2 fouten' })).toBeVisible();
      await dialog.getByLabel('Voornaam').fill('Kees');
      await expect(dialog.getByRole('heading', { name: 'Er is 1 fout' })).toBeVisible();
      await dialog.getByLabel('Achternaam').fill('Bakker');
      await dialog.getByRole('button', { name: 'Ga verder' }).click();
      await dialog.getByRole('button', { name: 'Reserveer' }).click();
      await expect(page.getByRole('dialog', { name: 'Het aanbod is gereserveerd!' })).toBeVisible();
    },
  },
  'cancels a reservation': {
    scenario: 'reservations-in-every-state',
    as: 'ilse',
    walk: async (page) => {
      await page.goto('/reserveringen');
      await press(page, /^Annuleer/);
      await press(page, 'Ja, annuleer');
      await expect(page.getByRole('dialog', { name: 'Reservering geannuleerd.' })).toBeVisible();
    },
  },
  'claims money back with a receipt': {
    scenario: 'reimbursements-in-every-state',
    as: 'mark',
    walk: async (page) => {
      await page.goto('/declaraties/maken');
      await press(page, 'Kijk na en verstuur');
      await expect(page.getByRole('heading', { name: 'Er zijn 3 fouten' })).toBeVisible();
      await fillAll(page, { 'Wat heeft u gekocht?': 'Zwembril' });
      await expect(page.getByRole('heading', { name: 'Er zijn 2 fouten' })).toBeVisible();
      await page.getByLabel('Hoeveel heeft u betaald?').fill('18,95');
      await addFile(page, 'bon.pdf');
      await press(page, 'Kijk na en verstuur');
      await press(page, 'Ja, verstuur');
      await expect(heading(page, 'Zwembril')).toBeVisible();
    },
  },
  'links a card': {
    scenario: 'one-voucher',
    as: 'kees',
    walk: async (page) => {
      await page.goto('/tegoeden');
      await page.getByRole('link', { name: /^Meedoentegoed/ }).click();
      await press(page, 'Regel een pas');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Ga verder' }).click();
      await dialog.getByRole('textbox').fill('4 8213 7755');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'De pas is gekoppeld' })).toBeVisible();
    },
  },
  'looks for providers on the map': {
    scenario: 'ordinary-tuesday',
    walk: async (page) => {
      await page.goto('/aanbieders');
      await press(page, 'Kaart');
      await expect(page.getByRole('region', { name: /kaart/i })).toBeVisible();
      await press(page, 'Lijst');
      await expect(heading(page, 'Aanbieders')).toBeVisible();
    },
  },
  'switches the language': {
    scenario: 'ordinary-tuesday',
    as: 'samira',
    walk: async (page) => {
      for (const path of ['/', '/aanbod', '/tegoeden']) {
        await page.goto(path);
        await expect(page.locator('.delayed')).toHaveCount(0);
        await press(page, 'English');
        await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Contact' })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await press(page, 'Nederlands');
        await expect(page.getByRole('link', { name: 'Regelingen' }).first()).toBeVisible();
      }
    },
  },
};
