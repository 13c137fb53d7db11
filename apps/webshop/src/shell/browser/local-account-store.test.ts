import { anAccount } from '@stadstegoed/core/testing/an-identity.ts';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { textStorage } from './browser-adapters.ts';
import { LocalAccountStore } from './local-account-store.ts';

const open = (storage: Storage) => new LocalAccountStore(textStorage(() => storage, 'stadstegoed:'));

describe('the stored sign-in', () => {
  it('is in local storage with access_token, name and type [SI-028]', () => {
    const local = memoryStorage();
    const account = anAccount({ accessToken: 't1', name: 'noor@voorbeeld.example', type: 'app' });
    open(local).save(account);
    expect(JSON.parse(local.getItem('stadstegoed:account') ?? '')).toEqual({
      access_token: 't1',
      name: 'noor@voorbeeld.example',
      type: 'app',
    });
    expect(open(local).read()).toEqual(account);
  });

  it.each(['', 'no json', '{}', '{"access_token":"","name":null,"type":"app"}', '{"access_token":"a","name":null}'])(
    'is null when it cannot be parsed: %s',
    (stored) => {
      expect(open(memoryStorage({ 'stadstegoed:account': stored })).read()).toBeNull();
    },
  );

  it('is removed when cleared', () => {
    const local = memoryStorage();
    open(local).save(anAccount());
    open(local).clear();
    expect(local.length).toBe(0);
  });
});
