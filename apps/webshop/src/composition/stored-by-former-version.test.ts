import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { readAnswer } from '../features/fund-requests/clarification-answer.ts';
import { readReimbursementDraft } from '../features/reimbursements/reimbursement-draft.ts';
import { readReserveDraft } from '../features/reservations/reserve-draft.ts';
import { RecentSearches } from '../features/search/recent-searches.ts';
import type { TextStorage } from '../lib/app/text-storage.ts';
import { storedObject, type StoredObject } from '../lib/draft/stored-object.ts';
import { StoredCodes } from '../lib/shared-state/stored-codes.ts';
import { clearableStorage, textStorage } from '../shell/browser/browser-adapters.ts';
import { LocalAccountStore } from '../shell/browser/local-account-store.ts';
import { Preferences } from '../shell/browser/preferences.ts';
import { storedGoals } from '../shell/browser/stored-goals.ts';
import { storedSeen } from '../shell/browser/stored-seen.ts';

/** A value that a version of the shop left on a device, and what this version makes of it. */
interface LeftValue {
  readonly what: string;
  readonly key: string;
  readonly stored: string;
  readonly read: (storage: TextStorage, device: Storage) => unknown;
  readonly value: unknown;
}

const clock = new FakeClock();
const ofDraft =
  (read: (stored: StoredObject) => unknown) =>
  (storage: TextStorage): unknown => {
    const parts = storedObject(storage.read('draft'));
    return parts === null ? null : read(parts);
  };
const file = { uid: 'f1', name: 'bon.pdf', size: 1024 };

const LEFT_BY_1_0: readonly LeftValue[] = [
  {
    what: 'the sign-in',
    key: 'account',
    stored: '{"access_token":"t0ken","name":"Samira","type":"email"}',
    read: (storage) => new LocalAccountStore(storage).read(),
    value: { accessToken: 't0ken', name: 'Samira', type: 'email' },
  },
  {
    what: 'the language',
    key: 'language',
    stored: 'en',
    read: (storage) => new Preferences(storage, ['nl-NL']).language,
    value: 'en',
  },
  {
    what: 'the announcements that were closed',
    key: 'dismissed-announcements',
    stored: '4,17',
    read: (storage) => new Preferences(storage, ['nl-NL']).dismissed,
    value: ['4', '17'],
  },
  {
    what: 'the funds that were put off',
    key: 'put-off-funds:0xa',
    stored: '["3","12"]',
    read: (storage) => storedSeen(storage, () => '0xa').ids('put-off-funds'),
    value: ['3', '12'],
  },
  {
    what: 'the words that were searched for',
    key: 'recent-searches',
    stored: '["zwemmen","bril"]',
    read: (storage) => {
      const searches = new RecentSearches(storage);
      searches.read();
      return searches.words;
    },
    value: ['zwemmen', 'bril'],
  },
  {
    what: 'the QR codes',
    key: 'qr-codes',
    stored: '[{"address":"0xv","name":"Kindtegoed","lastDay":"2099-01-01"}]',
    read: (storage) => new StoredCodes(storage, clock).usable,
    value: [{ address: '0xv', name: 'Kindtegoed', lastDay: '2099-01-01' }],
  },
  {
    what: 'what a visitor wanted before signing in',
    key: 'goal:goal',
    stored: `${clock.reading().wall} /fondsen/3`,
    read: (_storage, device) =>
      storedGoals(
        clearableStorage(() => device, 'goal:'),
        clock,
      ).read('goal'),
    value: '/fondsen/3',
  },
  {
    what: 'the draft of a reservation',
    key: 'draft',
    stored: '{"voucherAddress":"0xv","notes":{"firstName":"Kees","phone":"0612345678"},"known":["9"]}',
    read: ofDraft(readReserveDraft),
    value: expect.objectContaining({
      voucherAddress: '0xv',
      notes: expect.objectContaining({ firstName: 'Kees', lastName: '', phone: '0612345678' }),
      known: ['9'],
    }),
  },
  {
    what: 'the draft of a reimbursement',
    key: 'draft',
    stored: `{"answers":{"voucherId":"5","title":"Bril","amount":"12,50"},"files":[${JSON.stringify(file)}],"earlier":null}`,
    read: ofDraft(readReimbursementDraft),
    value: expect.objectContaining({
      answers: expect.objectContaining({ voucherId: '5', title: 'Bril', amount: '12,50', iban: '' }),
      earlier: null,
    }),
  },
  {
    what: 'the draft of an answer',
    key: 'draft',
    stored: '{"answer":"Hier is mijn loonstrook","files":[]}',
    read: ofDraft(readAnswer),
    value: { answer: 'Hier is mijn loonstrook', files: [] },
  },
];

function storageWith(key: string, text: string) {
  const device = memoryStorage({ [key]: text });
  return { device, storage: textStorage(() => device, '') };
}

describe.each(LEFT_BY_1_0)('$what that version 1.0 left on a device', ({ key, stored, read, value }) => {
  it('is read', () => {
    const { device, storage } = storageWith(key, stored);
    expect(read(storage, device)).toEqual(value);
  });

  it.each(['\u0000', '{"version":9}', '[{"version":9}]', '[null]'])('is left alone in another form: %j', (text) => {
    const { device, storage } = storageWith(key, text);
    expect(() => read(storage, device)).not.toThrow();
    expect(device.getItem(key)).toBe(text);
  });
});
