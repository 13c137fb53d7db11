import { afterAll, beforeAll, expect, it } from 'vitest';
import { objectOf } from '../../http/input.ts';
import { Harness } from '../../testing/harness.ts';

let twin: Harness;
beforeAll(async () => {
  twin = await Harness.open();
});
afterAll(() => twin.app.close());

const pagesOf = async (scenario: string) => {
  await twin.scenario(scenario);
  return objectOf((await twin.get('/platform/config/webshop')).at('data.pages'));
};

it('a static page can stand elsewhere with an address, or without one [PA-028]', async () => {
  const pages = await pagesOf('external-pages');
  expect(pages['privacy']).toMatchObject({ external: true, external_url: 'https://www.zonnedorp.example/privacy' });
  expect(pages['terms_and_conditions']).toMatchObject({ external: true, external_url: '' });
});

it('all four static pages can be missing, while the other pages stay [PA-028]', async () => {
  const pages = await pagesOf('pages-missing');
  for (const key of ['privacy', 'accessibility', 'terms_and_conditions', 'explanation']) {
    expect(pages[key]).toBeUndefined();
  }
  expect(Object.keys(pages)).toContain('home');
});
