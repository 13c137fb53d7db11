import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { tokens } from '../../../fixtures/seed/tokens.ts';
import { Harness } from '../../testing/harness.ts';

const platform = await Harness.open();
afterAll(() => platform.app.close());

describe('a link in a mail to the notification settings', () => {
  const settings = '/platform/notifications/settings';
  const withLink = (token: string) => ({ headers: { 'link-token': token } });
  const off = { email_unsubscribed: true };
  beforeEach(() => platform.scenario('preferences-links'));

  it('reads and changes the settings of who got the mail, without a session [API-105] [API-106]', async () => {
    const link = withLink(tokens.preferences);
    expect((await platform.get(settings, link)).at('data')).toMatchObject({ email: 'samira@post.example' });
    expect((await platform.patch(settings, { ...link, body: off })).at('data.email_unsubscribed')).toBe(true);
    const samira = await platform.tokenOf('samira');
    expect((await platform.get(settings, { as: samira })).at('data.email_unsubscribed')).toBe(true);
  });

  it('works for a quarter of an hour after the first change', async () => {
    const link = withLink(tokens.preferences);
    await platform.patch(settings, { ...link, body: off });
    await platform.step(14 * 60);
    expect((await platform.patch(settings, { ...link, body: off })).status).toBe(200);
    await platform.step(2 * 60);
    expect(await platform.get(settings, link)).toMatchObject({ status: 403, body: { message: 'not-pending' } });
  });

  it.each([
    ['not_found', 'onbekend'],
    ['expired', tokens.expiredPreferences],
    ['not-pending', tokens.usedPreferences],
  ])('is refused: %s', async (message, token) => {
    const refused = { status: 403, body: { message } };
    expect(await platform.get(settings, withLink(token))).toMatchObject(refused);
    expect(await platform.patch(settings, { ...withLink(token), body: off })).toMatchObject(refused);
  });

  it('is one for all mails to a resident', async () => {
    await platform.scenario('ordinary-tuesday');
    const found = platform
      .world()
      .table('proxies')
      .all()
      .filter(({ type }) => type === 'preferences_link');
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found.map(({ identity_address }) => identity_address)).size).toBe(found.length);
  });
});
