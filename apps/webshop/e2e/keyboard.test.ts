import type { Locator, Page } from '@playwright/test';
import { expectFocusOn, expectNoHorizontalScroll, takePicture, walkTo } from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 900 };
const EMAIL = 'yusuf@post.example';
const CODE = '9d15e2f3';
const PROOF = { name: 'loonstrook.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const dialogOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Walks to a control with Tab and presses a key on it. */
async function press(page: Page, wanted: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await walkTo(page, wanted);
  await page.keyboard.press(key);
}

/** Walks to a field with Tab and types. */
async function type(page: Page, name: string | RegExp, text: string): Promise<void> {
  await walkTo(page, page.getByRole('textbox', { name }));
  await page.keyboard.type(text);
}

/** Chooses a file with the button that opens the window of the browser. */
async function chooseFile(page: Page, opener: Locator): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, opener);
  await (await chooser).setFiles(PROOF);
  await expect(page.getByText('Toegevoegd', { exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
}

test('keys alone sign in with a mail, activate a fund with a code and show its QR code large [SI-005, FA-067]', async ({
  page,
  world,
}) => {
  await page.setViewportSize(PHONE);
  await world.open('voucher-code');
  await page.goto('/start');
  await expect(heading(page, 'Hoe wilt u inloggen?')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Naar de inhoud' }));
  await expect(page.getByRole('main')).toBeFocused();
  await press(page, page.getByRole('link', { name: /Inloggen met e-mail/ }));
  await expectFocusOn(page, heading(page, 'Inloggen met e-mail'));
  await walkTo(page, page.getByLabel('E-mailadres', { exact: true }));
  await page.keyboard.press('Enter');
  await expectFocusOn(page, page.getByRole('heading', { name: 'Er is 1 fout' }));
  await walkTo(page, page.getByLabel('E-mailadres', { exact: true }));
  await page.keyboard.type(EMAIL);
  await page.keyboard.press('Tab');
  await page.keyboard.type(EMAIL);
  await page.keyboard.press('Enter');
  await expectFocusOn(page, page.getByRole('heading', { name: 'Kijk in uw e-mail' }));
  await page.goto(await world.linkMailedTo(EMAIL));
  await expect(page).toHaveURL('/');
  await press(page, button(page, 'Menu'));
  await press(page, dialogOf(page, 'Menu').getByRole('link', { name: 'Regelingen' }));
  await expectFocusOn(page, heading(page, 'Regelingen'));
  await press(page, page.getByRole('link', { name: 'Kindtegoed', exact: true }));
  await expectFocusOn(page, heading(page, 'Kindtegoed'));
  await press(page, page.getByRole('link', { name: /^Vraag aan/ }).first());
  await expectFocusOn(page, heading(page, 'Hoe wilt u het tegoed activeren?'));
  await press(page, page.getByRole('radio', { name: /Met een activatiecode/ }), 'Space');
  await press(page, button(page, 'Ga verder'));
  await expectFocusOn(page, heading(page, 'Vul uw activatiecode in'));
  await type(page, 'Activatiecode', CODE);
  await press(page, button(page, 'Activeer tegoed'));
  await expect(page).toHaveURL(/\/tegoeden\/0x/);
  await press(page, dialogOf(page, /^Klaar/).getByRole('button', { name: 'Begrepen' }));
  await expectFocusOn(page, heading(page, 'Kindtegoed'));
  await press(page, button(page, 'Toon groot'));
  await expect(dialogOf(page, 'Kindtegoed').getByRole('img', { name: /QR-code/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFocusOn(page, button(page, 'Toon groot'));
  await expectNoHorizontalScroll(page);
  await takePicture(page, 'journey-voucher-360');
});

/** Answers a step of the request and goes to the next; the heading of a step takes focus when it opens. */
async function step(page: Page, name: string, answer: () => Promise<void>): Promise<void> {
  await expectFocusOn(page, heading(page, name));
  await answer();
  await press(page, button(page, 'Volgende'));
}

test('keys alone request a fund through every step, with files', async ({ page, world }) => {
  await page.setViewportSize(DESKTOP);
  await world.open('every-question');
  await world.signIn('jan');
  await page.goto('/fondsen/91/aanvraag?from=fund-activate');
  await press(page, button(page, 'Begin met de aanvraag'));
  const tick = (name: RegExp) => () => press(page, page.getByRole('checkbox', { name }), 'Space');
  const fill = (name: string, text: string) => () => type(page, name, text);
  const amount = (name: string) => async () => {
    await type(page, name, '1.200,00');
    await chooseFile(page, button(page, /Kies een bestand/));
  };
  await step(page, 'Dit zijn de voorwaarden', tick(/naar waarheid/));
  await step(page, 'Heeft kinderen', tick(/kinderen die thuis wonen/));
  await expectFocusOn(page, heading(page, 'Aantal kinderen'));
  await press(page, button(page, 'Volgende'));
  await expectFocusOn(page, page.getByRole('heading', { name: 'Er zijn 2 fouten' }));
  await press(page, button(page, 'Een meer'));
  await chooseFile(page, button(page, /Kies een bestand/));
  await press(page, button(page, 'Volgende'));
  await step(page, 'Geboortedatum', async () => {
    await type(page, 'Dag', '1');
    await type(page, 'Maand', '2');
    await type(page, 'Jaar', '1980');
  });
  await step(page, 'Aantal personen in huis', () => press(page, button(page, 'Een meer')));
  await step(page, 'Fiscaal nummer', fill('Fiscaal nummer', '123456782'));
  await step(page, 'BSN', fill('BSN', '123456782'));
  await step(page, 'Netto inkomen per maand', amount('Netto inkomen per maand'));
  await step(page, 'Spaargeld', amount('Spaargeld'));
  await step(page, 'Partner', fill('Partner', 'Kim de Wit'));
  await step(page, 'Inkomen onder de grens', tick(/Ik verklaar/));
  await expectFocusOn(page, heading(page, 'Klopt dit?'));
  await press(page, page.getByRole('checkbox', { name: /naar waarheid ingevuld/ }), 'Space');
  await press(page, button(page, 'Verstuur de aanvraag'));
  await expectFocusOn(page, heading(page, 'Uw aanvraag is verstuurd'));
});

test('keys alone answer a question of the municipality and add an e-mail address', async ({ page, world }) => {
  await page.setViewportSize(PHONE);
  await world.open('clarification-open');
  await world.signIn('fatima');
  await page.goto('/funds/3/requests/1/clarifications/2');
  await expect(heading(page, 'De gemeente heeft een vraag')).toBeVisible();
  await press(page, button(page, 'Verstuur antwoord'));
  await expectFocusOn(page, page.getByRole('heading', { name: 'Er is 1 fout' }));
  await type(page, 'Uw antwoord', 'Mijn loonstrook zit erbij.');
  await chooseFile(page, button(page, /Kies een bestand/));
  await press(page, button(page, 'Verstuur antwoord'));
  await expectFocusOn(page, heading(page, 'Uw antwoord is verstuurd'));
  await page.goto('/preferences/emails');
  await expect(heading(page, 'E-mailadressen')).toBeVisible();
  await press(page, button(page, 'Voeg toe'));
  await expectFocusOn(page, page.getByRole('heading', { name: /^Er is 1 fout/ }));
  await type(page, 'Nieuw e-mailadres', 'fatima.twee@post.example');
  await page.keyboard.press('Enter');
  await expectFocusOn(page, page.getByRole('heading', { name: 'Kijk in uw e-mail' }));
});

test('keys alone search, filter and bookmark an offer, and reserve it', async ({ page, world }) => {
  await page.setViewportSize(DESKTOP);
  await world.open('one-voucher');
  await world.signIn('kees');
  await page.goto('/');
  await expect(page.getByText('Uw tegoeden').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('samen eten');
  await page.keyboard.press('Enter');
  await expectFocusOn(page, heading(page, 'Zoeken'));
  await press(page, page.getByRole('main').getByRole('link', { name: 'Samen eten, drie gangen' }));
  await expectFocusOn(page, heading(page, 'Samen eten, drie gangen'));
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Aanbod' }));
  await expectFocusOn(page, heading(page, 'Aanbod'));
  await walkTo(page, page.getByRole('searchbox', { name: 'Zoek in aanbod' }));
  await page.keyboard.type('samen eten');
  const heart = button(page, 'Bewaar Samen eten, drie gangen');
  await expect(heart).toBeVisible();
  await press(page, heart, 'Space');
  await expect(page.getByText('Samen eten, drie gangen is bewaard.').first()).toBeVisible();
  await expectFocusOn(page, heart);
  await press(page, page.getByRole('main').getByRole('link', { name: 'Samen eten, drie gangen' }));
  await expectFocusOn(page, heading(page, 'Samen eten, drie gangen'));
  await press(page, button(page, 'Reserveer').first());
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Voornaam')).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Ga verder' }));
  await expectFocusOn(page, dialog.getByRole('heading', { name: /^Er zijn \d fouten/ }));
  await type(page, 'Voornaam', 'Kees');
  await type(page, 'Achternaam', 'Bakker');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, 'Klopt dit?')).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Reserveer' }));
  const done = dialogOf(page, 'Het aanbod is gereserveerd!');
  await expect(done).toBeVisible();
  await expect.poll(() => done.evaluate((part) => part.contains(document.activeElement))).toBe(true);
});

test('keys alone claim money back with a receipt', async ({ page, world }) => {
  await page.setViewportSize(PHONE);
  await world.open('reimbursements-in-every-state');
  await world.signIn('mark');
  await page.goto('/declaraties/maken');
  await expect(heading(page, 'Geld terugvragen')).toBeVisible();
  await press(page, button(page, 'Kijk na en verstuur'));
  await expectFocusOn(page, page.getByRole('heading', { name: 'Er zijn 3 fouten' }));
  await type(page, 'Wat heeft u gekocht?', 'Zwembril');
  await type(page, 'Hoeveel heeft u betaald?', '18,95');
  await chooseFile(page, button(page, /Kies een bestand/));
  await press(page, button(page, 'Kijk na en verstuur'));
  const dialog = dialogOf(page, 'Declaratie versturen?');
  await expect(dialog).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Ja, verstuur' }));
  await expectFocusOn(page, heading(page, 'Zwembril'));
});

test('the focus stays where it was when a press takes its control away or renames it', async ({ page, world }) => {
  await page.setViewportSize(DESKTOP);
  await world.open('ordinary-tuesday');
  await page.goto('/aanbod');
  await expect(heading(page, 'Aanbod')).toBeVisible();
  await press(page, button(page, 'Niet meer tonen').first());
  await expectFocusOn(page, heading(page, 'Aanbod'));
  await press(page, button(page, 'English'));
  await expectFocusOn(page, button(page, 'Nederlands'));
  const kinds = page.locator('input[name^="products-category"]');
  await walkTo(page, kinds.first());
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\/products\?product_category_id=/);
  await expectFocusOn(page, kinds.nth(1));
  await press(page, button(page, 'Nederlands'));
  await expectFocusOn(page, button(page, 'English'));
  await press(page, button(page, /^Toon alle/).first());
  await expectFocusOn(page, page.locator('legend').first());
});
