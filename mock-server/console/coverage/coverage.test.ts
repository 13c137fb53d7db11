import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectOf } from '../../src/contract/input.ts';
import { Harness } from '../../src/testing/harness.ts';
import type { Got } from '../../src/testing/harness.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
  await platform.scenario('one-voucher');
});
afterAll(() => platform.app.close());

const read = (): Promise<Got> => platform.send('GET', '/_mock/api/coverage');

/** What is told of one answer of a call. */
async function answer(id: string, status: string): Promise<unknown> {
  const call = (await read()).list('calls').find((one) => one['id'] === id);
  const answers = call?.['answers'];
  return Array.isArray(answers) ? answers.map(objectOf).find((one) => one['status'] === status) : undefined;
}

describe('what was asked of the description', () => {
  it('counts answers and error codes, and forgets them when it is told to', async () => {
    await platform.get('/identity');
    await platform.get('/identity', { as: await platform.tokenOf('kees') });
    expect(await answer('readIdentity', '401')).toMatchObject({
      count: 1,
      codes: expect.arrayContaining([{ code: 'invalid_access_token', count: 1, described: true }]),
    });
    expect(await answer('readIdentity', '200')).toMatchObject({ count: 1 });
    expect(await answer('readFund', '404')).toMatchObject({ count: 0 });
    await platform.send('DELETE', '/_mock/api/coverage');
    expect(await answer('readIdentity', '401')).toMatchObject({ count: 0 });
  });

  it('counts a call that is refused as a whole', async () => {
    await platform.patch('/platform/funds/1/requests/2', { body: {} });
    expect(await answer('updateFundRequest', '405')).toMatchObject({ count: 1 });
  });

  it('leaves out what a fault answers', async () => {
    await platform.send('POST', '/_mock/api/faults', { body: { operation_id: 'listTags', status: 422 } });
    await platform.get('/platform/tags');
    await platform.send('DELETE', '/_mock/api/faults');
    expect(await answer('listTags', '422')).toMatchObject({ count: 0 });
  });

  it('knows the words of choices that no answer showed', async () => {
    const before = (await read()).number('totals.words.seen');
    await platform.get('/platform/vouchers', { as: await platform.tokenOf('kees') });
    const after = await read();
    expect(after.number('totals.words.seen')).toBeGreaterThan(before);
    expect(after.list('never')).toContainEqual({
      choice: 'RecordValidation.state',
      words: expect.arrayContaining(['declined']),
    });
  });

  it('shows one answer with its error codes', async () => {
    const page = await platform.send('GET', '/_mock/coverage?call=readIdentity&answer=401');
    expect(page.body).toContain('401 on readIdentity');
    expect(page.body).toContain('session_expired');
  });

  it('leads from an answer to its calls in the log, and gives it as a test', async () => {
    await platform.get('/identity');
    const page = String((await platform.send('GET', '/_mock/coverage?call=readIdentity&answer=401')).body);
    expect(page).toContain('href="/_mock/requests?q=operation%3AreadIdentity+status%3A401"');
    expect(page).toContain('expect(answer.status).toBe(401);');
    expect(page).not.toContain('access_token}');
    const signedIn = String((await platform.send('GET', '/_mock/coverage?call=readIdentity&answer=200')).body);
    expect(signedIn).toContain('Bearer ${access_token}');
  });

  it('shows the requests of this world that left the description', async () => {
    await platform.scenario('one-voucher');
    const shown = async (): Promise<string> =>
      String((await platform.send('GET', '/_mock/coverage')).body).replaceAll(/\s+/g, ' ');
    expect(await shown()).not.toContain('Look<span class="vh"> at request');
    await platform.get('/platform/funds?per_page=250');
    expect(await shown()).toMatch(/<b>Request 1<\/b>, listFunds<br \/>per_page: .*?href="\/_mock\/requests\?n=1"/);
  });

  it('opens the features of which something was asked, and those that are searched for', async () => {
    await platform.send('DELETE', '/_mock/api/coverage');
    const open = async (query: string): Promise<readonly string[]> =>
      String((await platform.send('GET', `/_mock/coverage${query}`)).body)
        .replaceAll(/\s+/g, ' ')
        .split('<details class="tag-group" open>')
        .slice(1)
        .map((part) => /<b>(.*?)<\/b>/.exec(part)?.[1] ?? '');
    expect(await open('')).toEqual(['Config']);
    await platform.get('/platform/tags');
    expect(await open('')).toEqual(['Tags']);
    expect(await open('?call=redeemCode&answer=404')).toEqual(['Funds', 'Tags']);
    expect(await open('?q=voucher')).toContain('Vouchers');
  });
});
