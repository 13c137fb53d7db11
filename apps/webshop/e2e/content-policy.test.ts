import { expect, heading, test } from './support/test-world.ts';

const EVIL = [
  '<p>Een gewone zin.</p>',
  '<script>window.hacked = "script"</script>',
  '<img src="/geen" onerror="window.hacked = \'onerror\'">',
  '<a href="javascript:window.hacked = \'link\'">Klik hier</a>',
  '<svg onload="window.hacked = \'svg\'"></svg>',
  '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  '<form action="https://elders.example"><input name="bsn"></form>',
].join('');

test('scripts in HTML of the platform do not run', async ({ page, world, problems }) => {
  await world.open('ordinary-tuesday');
  await page.route(/\/api\/v1\/platform\/funds\/1(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.description_html = EVIL;
    body.data.faq[0].description_html = EVIL;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/fondsen/1');
  await expect(heading(page, 'Kindtegoed')).toBeVisible();
  await expect(page.getByText('Een gewone zin.').first()).toBeVisible();
  const main = page.getByRole('main');
  await main.getByText('Klik hier').first().click();
  await expect(main.locator('script, iframe, form, [onerror], [onload], a[href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
  // The browser's sanitiser logs the event handlers that it removes.
  expect(problems.filter((text) => !text.startsWith('Executing inline event handler'))).toEqual([]);
  problems.length = 0;
});

test('the production build has a Content-Security-Policy that blocks an injected script', async ({
  page,
  world,
  problems,
}) => {
  await world.open('ordinary-tuesday');
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain('unsafe');
  await expect(heading(page, /./)).toBeVisible();
  expect(problems).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hacked = 1';
    document.body.append(script);
  });
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
  problems.length = 0;
});

test('an error and what the policy blocked go to the address that the operator named', async ({
  page,
  world,
  problems,
}) => {
  await world.open('ordinary-tuesday');
  const reports: unknown[] = [];
  await page.route('/reports', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await page.route('/fondsen', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('"apiUrl"', '"reportsUrl":"/reports","apiUrl"');
    await route.fulfill({ response: answer, body: html });
  });
  const loaded = page.waitForResponse(/operator-reports/);
  await page.goto('/fondsen');
  await loaded;
  await expect(heading(page, 'Regelingen')).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('Samira');
    });
    const script = document.createElement('script');
    script.textContent = 'window.hacked = 1';
    document.body.append(script);
  });
  await expect
    .poll(() => reports)
    .toEqual(
      expect.arrayContaining([
        { kind: 'policy', directive: 'script-src-elem', blocked: 'inline', screen: 'funds:0' },
        { kind: 'error', name: 'TypeError', calls: [], screen: 'funds:0' },
      ]),
    );
  expect(reports).toHaveLength(2);
  problems.length = 0;
});

test('counts the opened screens without their numbers where the operator asks for it', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  const counted: (string | null)[] = [];
  await page.route('/statistics?*', async (route) => {
    counted.push(new URL(route.request().url()).searchParams.get('action_name'));
    await route.fulfill({ status: 204 });
  });
  await page.route('/fondsen', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('"apiUrl"', '"statisticsUrl":"/statistics?idsite=7","apiUrl"');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/fondsen');
  await page.getByRole('main').getByRole('link', { name: 'Kindtegoed' }).first().click();
  await expect.poll(() => counted).toEqual(['/fondsen', '/fondsen/:id']);
});
