import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
  await platform.scenario('ordinary-tuesday');
});
afterAll(() => platform.app.close());

const page = async (call: string): Promise<string> =>
  String((await platform.send('GET', `/_mock/api?call=${call}`, { headers: { accept: 'text/html' } })).body).replaceAll(
    /\s+/g,
    ' ',
  );

describe('the page of the API', () => {
  it('tells of each answer its error codes and how often it was given', async () => {
    await platform.send('DELETE', '/_mock/api/coverage');
    const as = await platform.tokenOf('noor');
    await platform.post('/platform/funds/redeem', { as, body: { code: 'none' } });
    const shown = await page('redeemCode');
    expect(shown).toContain('aria-label="404 was given 1 times">1</a>');
    expect(shown).toContain('aria-label="403 was given 0 times">0</a>');
    expect(shown).toContain('<code class="tag">used_same_fund</code>');
    expect(shown).toContain(
      'href="/_mock/coverage?q=redeemCode&amp;show=all&amp;call=redeemCode&amp;answer=404#answer"',
    );
  });

  it('lets a call be found by its path, its fields and its error codes', async () => {
    const [, words = ''] =
      /data-words="([^"]*)"> <a href="\/_mock\/api\?call=redeemCode"/.exec(await page('listTags')) ?? [];
    expect(words.split(' ')).toEqual(expect.arrayContaining(['/platform/funds/redeem', 'code', 'used_same_fund']));
  });

  it('has a way to undo what was tried, back to the same call', async () => {
    const shown = await page('redeemCode');
    expect(shown).toMatch(
      /action="\/_mock\/do\/goto" data-undo hidden> <input type="hidden" name="back" value="\/_mock\/api\?call=redeemCode"/,
    );
  });
});
