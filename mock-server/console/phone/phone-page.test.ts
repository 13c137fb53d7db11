import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';
import { sendForm } from '../../src/testing/send-form.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const read = async (query = ''): Promise<string> => String((await platform.send('GET', `/_mock/phone${query}`)).body);
const press = (url: string, form: { readonly [name: string]: string }) =>
  sendForm(platform.app, { url, form, world: platform.worldName });

/** The outcome that the app shows after a yes to a code. */
async function approve(code: string): Promise<string | null> {
  const answer = await press('/_mock/phone/approve', { as: 'noor', code });
  return new URL(String(answer.headers.location), 'http://phone').searchParams.get('said');
}

const signIn = async (kind: 'token' | 'code') => {
  const got = await platform.post(`/identity/proxy/${kind}`, { body: {} });
  return { token: got.text('access_token'), code: String(got.at(`auth_${kind}`)) };
};

describe('the phone', () => {
  it('reads the text of a QR code', async () => {
    const { code } = await signIn('token');
    expect(await approve(JSON.stringify({ type: 'auth_token', value: code }))).toBe('yes');
  });

  it('says why a code is refused: unknown, used or too old', async () => {
    const { code } = await signIn('token');
    expect([await approve('0000'), await approve(code), await approve(code)]).toEqual(['unknown', 'yes', 'used']);
    const late = await signIn('token');
    await platform.step(3601);
    expect(await approve(late.code)).toBe('too_old');
    expect(await read('?as=noor&code=000000')).toContain('Deze code kennen wij niet.');
  });

  it('shows a code of six digits for the app itself', async () => {
    const shown = await press('/_mock/phone/code', { as: 'noor' });
    expect(String(shown.headers.location)).toMatch(/own=\d{6}$/);
    expect(await read(String(shown.headers.location).replace('/_mock/phone', ''))).toContain('Typ deze code');
  });

  it('asks for another scenario when nobody has an account', async () => {
    await platform.scenario('empty-platform');
    expect(await read()).toContain('Nobody in this world has an account');
  });
});
