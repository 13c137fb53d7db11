import type { Locator, Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { createActivity, type Traces } from '../support/world-activity.ts';
import {
  emptyBelowOn,
  inaccessibleScrollersOn,
  horizontalOverflowOn,
  takePicture,
  violationsOn,
} from '../support/page-checks.ts';
import { expect, PLATFORM, test } from '../support/test-world.ts';

// A failure names the page and its problems; recording traces of so many pages would take longer than the checks.
test.use({ trace: 'off' });

/** A page in a certain state, and a text that only appears there. */
type Detail = readonly [address: string, shows: string | RegExp];

/** The rules on which colours and width have an effect; the others were checked on the wide screen, on the same elements. */
const SEEN: RunOptions = {
  runOnly: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
};

/** A mail opened on its own has no landmarks and needs none. */
const MAIL_OPTIONS = { rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } } };

const pictureName = (address: string): string => `mock${address.replaceAll(/\W+/g, '-')}`.slice(0, 60);

/** The problems of the open page: on a wide screen in light mode, at 320 pixels, and on a phone in dark mode. */
async function problemsOn(page: Page, address: string): Promise<readonly string[]> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const options = address.endsWith('/letter') ? MAIL_OPTIONS : {};
  const light = await violationsOn(page, options);
  await takePicture(page, `${pictureName(address)}-1280`);
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = [
    ...(await horizontalOverflowOn(page)),
    ...(await inaccessibleScrollersOn(page)),
    ...(await emptyBelowOn(page)),
  ];
  await takePicture(page, `${pictureName(address)}-320`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  const dark = await violationsOn(page, SEEN);
  await takePicture(page, `${pictureName(address)}-390-dark`);
  return [...light, ...narrow, ...dark].map((problem) => `${address} ${problem}`);
}

async function problemsAt(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(PLATFORM + address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return problemsOn(page, address);
}

/** The targets of the links of a navigation. */
async function addressesIn(navigation: Locator): Promise<readonly string[]> {
  const links = navigation.getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

test('every page in the navigation of the mock platform is accessible in light mode, dark mode and at 320 pixels', async ({
  page,
  world,
}) => {
  await world.open('ordinary-tuesday');
  await createActivity(page.request);
  await page.goto(`${PLATFORM}/_mock`);
  const addresses = await addressesIn(page.getByRole('navigation', { name: 'Mock platform' }));
  expect(addresses.length).toBeGreaterThan(10);
  const problems: string[] = [];
  for (const address of addresses) problems.push(...(await problemsAt(page, address)));
  expect(problems).toEqual([]);
});

test('on a phone the navigation of the mock platform scrolls to the current page', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await world.open('ordinary-tuesday');
  await page.goto(`${PLATFORM}/_mock/desk`);
  await expect(
    page.getByRole('navigation', { name: 'Mock platform' }).getByRole('link', { name: /^Desk/ }),
  ).toBeInViewport();
});

test('every queue of the desk is accessible in light mode, dark mode and at 320 pixels', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await page.goto(`${PLATFORM}/_mock/desk`);
  const problems: string[] = [];
  for (const role of await addressesIn(page.getByRole('navigation', { name: 'Wie er achter de balie zit' }))) {
    await page.goto(PLATFORM + role);
    for (const address of await addressesIn(page.getByRole('navigation', { name: 'Laden' })))
      problems.push(...(await problemsAt(page, address)));
  }
  expect(problems).toEqual([]);
});

/** The states of the pages that show requests and data. */
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
  ['/_mock/nothing', 'Nothing stands at'],
  ['/_mock/requests?n=99999', 'is not in the log'],
  ['/_mock/data?table=transactions', /· success ·/],
];

/** The states of the simulated third parties. */
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
  test(`the pages where the mock platform is ${kind} are accessible, also for missing data`, async ({
    page,
    world,
  }) => {
    await world.open('ordinary-tuesday');
    const problems: string[] = [];
    for (const [address, shows] of detailsOf(await createActivity(page.request))) {
      await page.goto(PLATFORM + address);
      await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
      problems.push(...(await problemsOn(page, address)));
    }
    expect(problems).toEqual([]);
  });
}

test('the menu of a resident and the search help open by keyboard and are accessible', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await page.goto(`${PLATFORM}/_mock`);
  const menu = page.locator('details', { hasText: 'More of Kees' });
  await menu.locator('summary').press('Enter');
  await expect(menu.getByRole('link', { name: 'Give Kees the phone' })).toBeVisible();
  const problems = [...(await problemsOn(page, 'the menu of a resident'))];
  await menu.getByRole('button', { name: 'Mail a sign-in link' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Uw link om in te loggen' })).toBeVisible();
  await page.locator('summary', { hasText: 'Words to search with' }).press('Enter');
  problems.push(...(await problemsOn(page, 'the words of a search')));
  await page.getByRole('link', { name: 'subject:link' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search mail' })).toHaveValue('subject:link');
  expect(problems).toEqual([]);
});

test('error pages are accessible: no world, an invalid BSN, a wrong code, an invalid form', async ({ page, world }) => {
  await page.goto(`${PLATFORM}/_mock`);
  await expect(page.getByRole('heading', { name: 'Which world?' })).toBeVisible();
  const problems = [...(await problemsOn(page, 'no world'))];
  await world.open('ordinary-tuesday');
  const { digid } = await createActivity(page.request);
  await page.goto(PLATFORM + digid);
  await page.getByLabel('Burgerservicenummer').fill('123456789');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(page.getByLabel('Burgerservicenummer')).toHaveAttribute('aria-invalid', 'true');
  problems.push(...(await problemsOn(page, 'a wrong number')));
  await page.goto(`${PLATFORM}/_mock/phone?as=samira&plek=code`);
  await page.getByLabel('Code van zes cijfers').fill('000000');
  await expect(page.getByText('Onbekende code')).toBeVisible();
  problems.push(...(await problemsOn(page, 'a wrong code')));
  await page.goto(`${PLATFORM}/_mock/faults`);
  await page.getByLabel(/^Body/).fill('no JSON');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('The body is no JSON.')).toBeVisible();
  problems.push(...(await problemsOn(page, 'a mistake')));
  expect(problems).toEqual([]);
});
