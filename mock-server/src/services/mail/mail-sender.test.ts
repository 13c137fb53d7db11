import { afterAll, describe, expect, it } from 'vitest';
import { Harness } from '../../testing/harness.ts';
import { mailSender } from './mail-sender.ts';

const platform = await Harness.open();
afterAll(() => platform.app.close());

describe('the sender of a mail', () => {
  it.each([
    ['zonnedorp', 'Gemeente Zonnedorp', 'noreply@zonnedorp.example'],
    ['waterveen', 'Gemeente Waterveen', 'noreply@waterveen.example'],
    ['general', 'Stadstegoed', 'noreply@stadstegoed.example'],
  ])('the sender of a mail of %s is %s', (key, name, address) => {
    const tenant = platform.table('tenants').first('key', key);
    expect(tenant && mailSender(platform.world(), tenant)).toEqual({ name, address });
  });

  it.each([
    ['Sint Élisabeth aan Zee', 'noreply@sint-elisabeth-aan-zee.example'],
    ['–', 'noreply@zonnedorp.example'],
  ])('the sender of a mail of a municipality that is called %s has an address that can be written', (name, address) => {
    const tenant = platform.table('tenants').first('key', 'zonnedorp');
    expect(tenant && mailSender(platform.world(), { ...tenant, name })).toEqual({ name, address });
  });
});
