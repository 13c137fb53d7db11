import type { Locator, Page } from '@playwright/test';
import { liveAnHour, type Traces } from '../support/lived-in.ts';
import { emptyBelowOn, namelessScrollersOn, sidewaysOn, takePicture, violationsOn } from '../support/looks.ts';
import { expect, PLATFORM, test } from '../support/town.ts';

// A failure names the page and what is wrong with it; to keep how so many pages came about takes longer than to look at them.
test.use({ trace: 'off' });

/** A page in a state of its own, and words that stand only there. */
type Detail = readonly [address: string, shows: string | RegExp];

/** A letter that is opened without the page around it has no landmarks, and needs none. */
const OF_LETTERS = { rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } } };

const namedAs = (address: string): string => `twin${address.replaceAll(/\W+/g, '-')}`.slice(0, 60);

/** What is wrong with the open page: on a wide light screen, at 320 pixels, and on a dark phone. */
async function troublesOn(page: Page, address: string): Promise<readonly string[]> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const options = address.endsWith('/letter') ? OF_LETTERS : {};
  const light = await violationsOn(page, options);
  await takePicture(page, `${namedAs(address)}-1280`);
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = [...(await sidewaysOn(page)), ...(await namelessScrollersOn(page)), ...(await emptyBelowOn(page))];
  await takePicture(page, `${namedAs(address)}-320`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  const dark = await violationsOn(page, options);
  await takePicture(page, `${namedAs(address)}-390-dark`);
  return [...light, ...narrow, ...dark].map((trouble) => `${address} ${trouble}`);
}

async function troublesAt(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(PLATFORM + address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return troublesOn(page, address);
}

/** Where the links of a navigation lead. */
async function addressesIn(navigation: Locator): Promise<readonly string[]> {
  const links = navigation.getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

test('every page to which the navigation of the mock platform leads is sound in light, in the dark and at 320 pixels', async ({
  page,
  town,
}) => {
  await town.open('ordinary-tuesday');
  await liveAnHour(page.request);
  await page.goto(`${PLATFORM}/_mock`);
  const addresses = await addressesIn(page.getByRole('navigation', { name: 'Twin' }));
  expect(addresses.length).toBeGreaterThan(10);
  const troubles: string[] = [];
  for (const address of addresses) troubles.push(...(await troublesAt(page, address)));
  expect(troubles).toEqual([]);
});

test('on a phone the navigation of the mock platform begins at the page that is open', async ({ page, town }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await town.open('ordinary-tuesday');
  await page.goto(`${PLATFORM}/_mock/desk`);
  await expect(page.getByRole('navigation', { name: 'Twin' }).getByRole('link', { name: /^Desk/ })).toBeInViewport();
});

test('every drawer of the desk is sound in light, in the dark and at 320 pixels', async ({ page, town }) => {
  await town.open('ordinary-tuesday');
  await page.goto(`${PLATFORM}/_mock/desk`);
  const troubles: string[] = [];
  for (const role of await addressesIn(page.getByRole('navigation', { name: 'Wie er achter de balie zit' }))) {
    await page.goto(PLATFORM + role);
    for (const address of await addressesIn(page.getByRole('navigation', { name: 'Laden' })))
      troubles.push(...(await troublesAt(page, address)));
  }
  expect(troubles).toEqual([]);
});

/** What can be opened on the pages that show what happened. */
const WATCHED: readonly Detail[] = [
  ['/_mock/requests?only=writes', 'Writes'],
  ['/_mock/requests?n=15', 'Request not as described'],
  ['/_mock/requests?n=4&tab=answer', 'content-type'],
  ['/_mock/requests?before=5&n=5', 'Before request 5'],
  ['/_mock/requests?q=zeppelin', 'No request fits'],
  ['/_mock/data?table=vouchers&id=1', 'As stored'],
  ['/_mock/data?table=vouchers&id=1&tab=edit', 'The row as JSON'],
  ['/_mock/data?compare=nothing', 'There is no snapshot nothing.'],
  ['/_mock/data?table=records&before=9', 'Changed since'],
  ['/_mock/data?table=vouchers&id=99999', 'Row 99999 is not there.'],
  ['/_mock/scenarios?name=throttled-code', 'throttled-code'],
  ['/_mock/scenarios?all=1', 'waterveen'],
  ['/_mock/coverage?q=createReservation&call=createReservation&answer=403', '403 on createReservation'],
  ['/_mock/api?call=redeemCode', 'redeemCode'],
  ['/_mock/calls', 'The console by HTTP'],
  ['/_mock/nothing', 'Nothing stands at'],
  ['/_mock/requests?n=99999', 'is not in the log'],
  ['/_mock/data?table=transactions', /· success ·/],
];

/** What can be opened on the pages where somebody is played. */
const played = ({ digid, scan }: Traces): readonly Detail[] => [
  ['/_mock/mail/1', 'Aanvraag ontvangen'],
  ['/_mock/mail/1/letter', 'Aanvraag ontvangen'],
  ['/_mock/mail/1?view=text', 'Met vriendelijke groet,'],
  ['/_mock/mail/1?view=links', 'Link to the shop'],
  ['/_mock/mail/1?view=headers', 'Auto-Submitted'],
  ['/_mock/mail/1?view=390', 'noreply@zonnedorp.example'],
  ['/_mock/mail?q=zeppelin', 'No mail has these words.'],
  ['/_mock/push?q=to:samira', 'Nieuw tegoed'],
  ['/_mock/push?q=zeppelin', 'No push has these words.'],
  ['/_mock/digid', 'Mijn volgende keuze onthouden'],
  ['/_mock/tenants?part=announcements', 'A new one'],
  ['/_mock/tenants?part=pages', 'privacy'],
  ['/_mock/phone?as=samira&plek=tegoeden', 'Uw tegoeden'],
  ['/_mock/phone?as=samira&plek=meldingen', 'Nieuw tegoed'],
  ['/_mock/phone?as=samira&plek=code&code=4829', 'Typ de code van de website'],
  ['/_mock/phone?as=samira&plek=wie', 'Wie bent u vandaag?'],
  ['/_mock/phone?as=samira&plek=toon', 'Typ deze code in de webwinkel'],
  ['/_mock/phone?as=samira&plek=klaar', 'U bent nergens ingelogd met de app'],
  ['/_mock/phone/screens?as=samira', 'Phone, all screens'],
  [`/_mock/phone?as=samira&scan=${scan}`, 'Wilt u inloggen'],
  ['/_mock/phone?scan=onbekend', 'Onbekende code'],
  [digid, 'Wie logt er in?'],
  ['/_mock/provider', 'Omgeving voor aanbieders'],
];

const opened = { watched: () => WATCHED, played };
for (const [kind, detailsOf] of Object.entries(opened)) {
  test(`what is opened where the mock platform is ${kind} is sound, and so is what was not found`, async ({
    page,
    town,
  }) => {
    await town.open('ordinary-tuesday');
    const troubles: string[] = [];
    for (const [address, shows] of detailsOf(await liveAnHour(page.request))) {
      await page.goto(PLATFORM + address);
      await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
      troubles.push(...(await troublesOn(page, address)));
    }
    expect(troubles).toEqual([]);
  });
}

test('the menu of a resident and the words of a search open by keyboard and are sound', async ({ page, town }) => {
  await town.open('ordinary-tuesday');
  await page.goto(`${PLATFORM}/_mock`);
  const menu = page.locator('details', { hasText: 'More of Kees' });
  await menu.locator('summary').press('Enter');
  await expect(menu.getByRole('link', { name: 'Give Kees the phone' })).toBeVisible();
  const troubles = [...(await troublesOn(page, 'the menu of a resident'))];
  await menu.getByRole('button', { name: 'Mail a sign-in link' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Uw link om in te loggen' })).toBeVisible();
  await page.locator('summary', { hasText: 'Words to search with' }).press('Enter');
  troubles.push(...(await troublesOn(page, 'the words of a search')));
  await page.getByRole('link', { name: 'subject:link' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search mail' })).toHaveValue('subject:link');
  expect(troubles).toEqual([]);
});

test('a page that refuses is sound: no world, a wrong number, a wrong code, a form with a mistake', async ({
  page,
  town,
}) => {
  await page.goto(`${PLATFORM}/_mock`);
  await expect(page.getByRole('heading', { name: 'Which world?' })).toBeVisible();
  const troubles = [...(await troublesOn(page, 'no world'))];
  await town.open('ordinary-tuesday');
  const { digid } = await liveAnHour(page.request);
  await page.goto(PLATFORM + digid);
  await page.getByLabel('Burgerservicenummer').fill('123456789');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(page.getByLabel('Burgerservicenummer')).toHaveAttribute('aria-invalid', 'true');
  troubles.push(...(await troublesOn(page, 'a wrong number')));
  await page.goto(`${PLATFORM}/_mock/phone?as=samira&plek=code`);
  await page.getByLabel('Code van zes cijfers').fill('000000');
  await expect(page.getByText('Onbekende code')).toBeVisible();
  troubles.push(...(await troublesOn(page, 'a wrong code')));
  await page.goto(`${PLATFORM}/_mock/faults`);
  await page.getByLabel(/^Body/).fill('no JSON');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('The body is no JSON.')).toBeVisible();
  troubles.push(...(await troublesOn(page, 'a mistake')));
  expect(troubles).toEqual([]);
});

test('the box for pages and residents is sound, and leads to every page of the navigation', async ({ page, town }) => {
  await town.open('ordinary-tuesday');
  await page.goto(`${PLATFORM}/_mock`);
  const wanted = await addressesIn(page.getByRole('navigation', { name: 'Twin' }));
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Go to or do' });
  expect(await addressesIn(box)).toEqual(expect.arrayContaining([...wanted]));
  const troubles = await troublesOn(page, 'palette');
  const search = page.getByRole('searchbox', { name: 'Search pages, residents, records and deeds' });
  await search.fill('shop samira');
  await expect(box.getByRole('link')).toHaveCount(1);
  await search.fill('voucher samira');
  await expect(box.getByRole('link', { name: /^Voucher \d+ Samira de Wit/ }).first()).toBeVisible();
  await search.fill('');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  expect(troubles).toEqual([]);
});
