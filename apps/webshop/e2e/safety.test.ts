import { expect, heading, test } from './support/town.ts';

const EVIL = [
  '<p>Een gewone zin.</p>',
  '<script>window.hacked = "script"</script>',
  '<img src="/geen" onerror="window.hacked = \'onerror\'">',
  '<a href="javascript:window.hacked = \'link\'">Klik hier</a>',
  '<svg onload="window.hacked = \'svg\'"></svg>',
  '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  '<form action="https://elders.example"><input name="bsn"></form>',
].join('');

test('HTML of the platform with scripts in it does nothing', async ({ page, town, troubles }) => {
  await town.open('ordinary-tuesday');
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
  // The browser's own sanitiser tells of the handlers that it meets before it takes them away.
  expect(troubles.filter((text) => !text.startsWith('Executing inline event handler'))).toEqual([]);
  troubles.length = 0;
});

test('the Content-Security-Policy stands in the production build and stops a script that was put in', async ({
  page,
  town,
  troubles,
}) => {
  await town.open('ordinary-tuesday');
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain('unsafe');
  await expect(heading(page, /./)).toBeVisible();
  expect(troubles).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hacked = 1';
    document.body.append(script);
  });
  await expect.poll(() => troubles.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
  troubles.length = 0;
});
