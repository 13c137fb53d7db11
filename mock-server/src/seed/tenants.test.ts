import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectOf } from '../http/input.ts';
import { Harness } from '../testing/harness.ts';
import type { Got } from '../testing/harness.ts';

let twin: Harness;
beforeAll(async () => {
  twin = await Harness.open();
  await twin.scenario('ordinary-tuesday');
});
afterAll(() => twin.app.close());

const configOf = (key: string): Promise<Got> =>
  twin.get('/platform/config/webshop', { headers: { 'client-key': key } });
const keys = ['general', 'zonnedorp', 'waterveen', 'heuvelrode', 'kerstpakket', 'potjeswijzer', 'vergoedingen'];

describe('the pages of a municipality', () => {
  it.each([...keys, 'forus', 'participatiemunt'])('of %s speak of DigiD only where it has it', async (key) => {
    const got = await configOf(key);
    const pages = JSON.stringify(got.at('data.pages'));
    expect(pages.includes('DigiD')).toBe(got.at('data.digid'));
  });

  it.each(['kerstpakket', 'vergoedingen', 'forus'])('of %s, which is no place, do not call it one', async (key) => {
    const got = await configOf(key);
    const name = String(got.at('data.implementation_name'));
    expect(got.text('data.pages.home.description_html')).not.toContain(`in ${name}`);
  });

  it.each(['zonnedorp', 'waterveen', 'heuvelrode'])('of %s have every day once in their opening times', async (key) => {
    const pages = objectOf((await configOf(key)).at('data.pages'));
    const times = String(objectOf(pages['footer_opening_times'])['description_html']);
    expect(times.match(/<li>/g)?.length).toBeGreaterThan(1);
    expect(times.includes('tot en met vrijdag') && times.includes('Donderdag')).toBe(false);
  });
});

it('lists announcements with the newest first', async () => {
  await twin.scenario('announcements');
  const numbers = (await configOf('zonnedorp')).list('data.announcements').map(({ id }) => Number(id));
  expect(numbers).toEqual([13, 12, 11]);
});
