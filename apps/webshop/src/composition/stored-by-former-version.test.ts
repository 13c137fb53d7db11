import { readRequestContent } from '@stadstegoed/core/fund-requests/request-content.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { describe, expect, it } from 'vitest';
import { variant } from 'virtual:variant';
import { documentedKeys } from '../../testing/documented-storage.ts';
import { FORMER_DRAFT } from '../../testing/former-draft.ts';
import { memoryDeviceKey } from '../../testing/memory-device-key.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { readAnswer } from '../features/fund-requests/clarification-answer.ts';
import { SentFileNames } from '../features/fund-requests/sent-file-names.ts';
import { readReimbursementDraft } from '../features/reimbursements/reimbursement-draft.ts';
import { readReserveDraft } from '../features/reservations/reserve-draft.ts';
import { RecentSearches } from '../features/search/recent-searches.ts';
import { LocalStoredVouchers } from '../features/vouchers/local-stored-vouchers.ts';
import { VoucherCardViewModel } from '../features/vouchers/voucher-card.vm.ts';
import type { SeenKind } from '../lib/app/app-ports.ts';
import type { TextStorage } from '../lib/app/text-storage.ts';
import { EncryptedDrafts } from '../lib/draft/encrypted-drafts.ts';
import { formDraft } from '../lib/draft/form-draft.ts';
import { isObject, storedObject, type StoredObject } from '../lib/draft/stored-object.ts';
import { OfflineCopies } from '../lib/offline/offline-copies.ts';
import { StoredCodes } from '../lib/shared-state/stored-codes.ts';
import { clearableStorage, sessionDrafts, textStorage } from '../shell/browser/browser-adapters.ts';
import { readEnvironment } from '../shell/browser/environment.ts';
import { LocalAccountStore } from '../shell/browser/local-account-store.ts';
import { Preferences } from '../shell/browser/preferences.ts';
import { storedGoals } from '../shell/browser/stored-goals.ts';
import { storedSeen } from '../shell/browser/stored-seen.ts';
import { IdleWatch } from '../shell/idle-watch.ts';
import { SettingsStore } from '../shell/settings-store.ts';
import { RESIDENT_ADDRESS } from './compose-session.ts';

const noOrders = { orders: async () => err(failure('offline')) };

/** A value that a version of the shop left on a device, and what this version makes of it. */
interface LeftValue {
  readonly what: string;
  /** As it stands in the storage. */
  readonly key: string;
  readonly stored: string;
  readonly read: (device: Storage) => unknown;
  readonly value: unknown;
}

const clock = new FakeClock();
const offline = () => Promise.resolve(err(failure('offline')));
const ofShop = (device: Storage): TextStorage => textStorage(() => device, 'stadstegoed:');
const ofResident = (device: Storage): TextStorage => textStorage(() => device, 'stadstegoed:resident:');
/** What is filled in, which the storage holds encrypted; here it is read as its text. */
const ofDraft =
  (key: string, read: (stored: StoredObject) => unknown) =>
  (device: Storage): unknown => {
    const parts = storedObject(device.getItem(key));
    return parts === null ? null : read(parts);
  };
const file = { uid: 'f1', name: 'bon.pdf', size: 1024 };
const decrypted = (device: Storage): unknown => {
  const drafts = new EncryptedDrafts({ storage: () => device, key: memoryDeviceKey(), crypto, clock });
  return drafts.read(FORMER_DRAFT.owner, FORMER_DRAFT.key);
};
const seenOf = (what: string, kind: SeenKind): LeftValue => ({
  what,
  key: `stadstegoed:${kind}:0xa`,
  stored: '["3","12"]',
  read: (device) => storedSeen(ofShop(device), () => '0xa').ids(kind),
  value: ['3', '12'],
});

const LEFT_BY_1_0: readonly LeftValue[] = [
  {
    what: 'the sign-in',
    key: 'stadstegoed:account',
    stored: '{"access_token":"t0ken","name":"Samira","type":"email"}',
    read: (device) => new LocalAccountStore(ofShop(device)).read(),
    value: { accessToken: 't0ken', name: 'Samira', type: 'email' },
  },
  {
    what: 'the last activity, twenty minutes ago',
    key: 'stadstegoed:last-activity',
    stored: String(clock.now() - 1_200_000),
    read: (device) => {
      const events = { onWarning: () => {}, onActive: () => {}, onOver: () => {}, isHeld: () => false };
      return new IdleWatch(clock, ofShop(device), events).wasLeftTooLong();
    },
    value: true,
  },
  {
    what: 'the address of the resident',
    key: 'stadstegoed:resident:address',
    stored: '0xa',
    read: (device) => ofResident(device).read(RESIDENT_ADDRESS),
    value: '0xa',
  },
  {
    what: 'the vouchers to show without a network',
    key: 'stadstegoed:resident:vouchers',
    stored:
      '{"version":5,"owner":"t0ken","kept":{"active":{"readAt":1,"vouchers":{"items":[{"address":"0xv"}]}},"archived":null,"opened":[]}}',
    read: (device) => {
      const codes = { refreshFrom: () => {} };
      const vouchers = new LocalStoredVouchers({ storage: ofResident(device), owner: () => 't0ken', clock, codes });
      return vouchers.list({ owner: 't0ken', asked: 'active', answer: offline() });
    },
    value: expect.objectContaining({
      value: { items: [{ address: '0xv', offlineCopy: { readAt: 1, why: 'offline' } }] },
    }),
  },
  {
    what: 'a copy to show without a network',
    key: 'stadstegoed:resident:copies',
    stored: '{"version":1,"owner":"t0ken","kept":[{"name":"request 4","readAt":1,"value":{"id":"4"}}]}',
    read: (device) => {
      const accounts = { read: () => ({ accessToken: 't0ken', name: 'Samira', type: 'email' as const }) };
      return new OfflineCopies(ofResident(device), accounts, clock).read('request 4', offline());
    },
    value: expect.objectContaining({ value: { id: '4', offlineCopy: { readAt: 1, why: 'offline' } } }),
  },
  {
    what: 'the words that were searched for',
    key: 'stadstegoed:resident:recent-searches',
    stored: '["zwemmen","bril"]',
    read: (device) => {
      const searches = new RecentSearches(ofResident(device));
      searches.read();
      return searches.words;
    },
    value: ['zwemmen', 'bril'],
  },
  {
    what: 'the vouchers at which the card was put away',
    key: 'stadstegoed:resident:dismissed-card-offers',
    stored: '3,12',
    read: (device) =>
      new VoucherCardViewModel({ open: () => {}, close: () => {} }, noOrders, ofResident(device)).dismissed,
    value: ['3', '12'],
  },
  {
    what: 'the QR codes',
    key: 'stadstegoed:qr-codes',
    stored: '[{"address":"0xv","name":"Kindtegoed","lastDay":"2099-01-01"}]',
    read: (device) => new StoredCodes(ofShop(device), clock).usable,
    value: [expect.objectContaining({ address: '0xv', name: 'Kindtegoed', lastDay: '2099-01-01' })],
  },
  seenOf('the funds that were put off', 'put-off-funds'),
  seenOf('the decisions that were opened', 'opened-decisions'),
  {
    what: 'the language',
    key: 'stadstegoed:language',
    stored: 'en',
    read: (device) => new Preferences(ofShop(device), ['nl-NL']).language,
    value: 'en',
  },
  {
    what: 'the announcements that were closed',
    key: 'stadstegoed:dismissed-announcements',
    stored: '4,17',
    read: (device) => new Preferences(ofShop(device), ['nl-NL']).dismissed,
    value: ['4', '17'],
  },
  {
    what: 'the edition of the platform',
    key: 'stadstegoed:edition',
    stored: '2026-07',
    read: (device) => {
      const platformConfig = () => ({ read: () => offline() });
      const environment = readEnvironment('');
      return new SettingsStore({ variant, environment, platformConfig, clock, storage: ofShop(device) }).edition();
    },
    value: '2026-07',
  },
  {
    what: 'what a visitor wanted before signing in',
    key: 'stadstegoed:goal:goal',
    stored: `${clock.reading().wall} /fondsen/3`,
    read: (device) =>
      storedGoals(
        clearableStorage(() => device, 'stadstegoed:goal:'),
        clock,
      ).read('goal'),
    value: '/fondsen/3',
  },
  ...Object.entries(FORMER_DRAFT.stored).map(([key, stored]) => ({
    what: `of an encrypted draft ${key}`,
    key,
    stored,
    read: decrypted,
    value: FORMER_DRAFT.draft,
  })),
  {
    what: 'the draft of a fund request',
    key: 'private-draft:request',
    stored: `{"answers":{"31":"2"},"files":{"31":[${JSON.stringify(file)}]},"contact":"Bel mij.","email":"","agreed":true,"confirmed":[],"completed":["criteria"],"step":"criterion-31"}`,
    read: ofDraft('private-draft:request', readRequestContent),
    value: expect.objectContaining({
      answers: { '31': '2' },
      files: { '31': [file] },
      contact: 'Bel mij.',
      agreed: true,
      completed: ['criteria'],
      step: 'criterion-31',
    }),
  },
  {
    what: 'the names of the files of a request',
    key: 'private-draft:names',
    stored: '{"31":["loonstrook.pdf"]}',
    read: (device) => {
      const text = device.getItem('private-draft:names') ?? '';
      const read = () => Promise.resolve({ text, savedAt: clock.now() });
      return new SentFileNames({ read, write: () => Promise.resolve(null) }).read('4');
    },
    value: { '31': ['loonstrook.pdf'] },
  },
  {
    what: 'the draft of a reservation',
    key: 'private-draft:reservation',
    stored: '{"voucherAddress":"0xv","notes":{"firstName":"Kees","phone":"0612345678"},"known":["9"]}',
    read: ofDraft('private-draft:reservation', readReserveDraft),
    value: expect.objectContaining({
      voucherAddress: '0xv',
      notes: expect.objectContaining({ firstName: 'Kees', lastName: '', phone: '0612345678' }),
      known: ['9'],
    }),
  },
  {
    what: 'the draft of a reimbursement',
    key: 'private-draft:reimbursement',
    stored: `{"answers":{"voucherId":"5","title":"Bril","amount":"12,50"},"files":[${JSON.stringify(file)}],"earlier":null}`,
    read: ofDraft('private-draft:reimbursement', readReimbursementDraft),
    value: expect.objectContaining({
      answers: expect.objectContaining({ voucherId: '5', title: 'Bril', amount: '12,50', iban: '' }),
      earlier: null,
    }),
  },
  {
    what: 'the draft of an answer',
    key: 'private-draft:answer',
    stored: '{"answer":"Hier is mijn loonstrook","files":[]}',
    read: ofDraft('private-draft:answer', readAnswer),
    value: { answer: 'Hier is mijn loonstrook', files: [] },
  },
  {
    what: 'what was typed in a short form',
    key: 'draft:activation-code',
    stored: '{"code":"ABCD1234"}',
    read: (device) => {
      const drafts = sessionDrafts(
        () => device,
        () => null,
      );
      return formDraft({ drafts, key: 'activation-code', initial: { code: '' }, fields: ['code'] }).read();
    },
    value: { code: 'ABCD1234' },
  },
];

/** The form of a next version: it only grows by fields (decision 28). */
function grown(stored: string): string {
  const withField = (value: unknown): unknown =>
    isObject(value) ? { ...value, later: { of: 'a next version' } } : value;
  const value: unknown = JSON.parse(stored);
  return JSON.stringify(Array.isArray(value) ? value.map(withField) : withField(value));
}

describe.each(LEFT_BY_1_0)('$what that version 1.0 left on a device', ({ key, stored, read, value }) => {
  it('is read', async () => {
    expect(await read(memoryStorage({ ...FORMER_DRAFT.stored, [key]: stored }))).toEqual(value);
  });

  it.each(['\u0000', '{"version":9}', '[{"version":9}]', '[null]'])(
    'is left alone in another form: %j',
    async (text) => {
      const device = memoryStorage({ ...FORMER_DRAFT.stored, [key]: text });
      await read(device);
      expect(device.getItem(key)).toBe(text);
    },
  );
});

it.each(LEFT_BY_1_0.filter(({ stored }) => /^[{[]/.test(stored)))(
  'reads $what with a field that a next version added, after going back from it',
  async ({ key, stored, read, value }) => {
    expect(await read(memoryStorage({ ...FORMER_DRAFT.stored, [key]: grown(stored) }))).toEqual(value);
  },
);

it('has a row for each kind of value that the table for the privacy officer names', () => {
  expect(documentedKeys.filter((row) => !LEFT_BY_1_0.some(({ key }) => row.test(key)))).toEqual([]);
});
