import { instant } from '@stadstegoed/core/shared/instant.ts';
import { anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import type { Session } from '../../lib/app/session.ts';
import { OwnDrafts } from '../../lib/draft/own-drafts.ts';
import type { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import { unfinishedRequests } from './unfinished-requests.ts';

const SAVED = instant(1_000_000);
const STARTED = JSON.stringify({ completed: [], answers: { 7: '12' } });

/** Drafts by owner and key. */
function someDrafts(stored: Readonly<Record<string, string>>) {
  return {
    read: vi.fn<PrivateDrafts['read']>((secret, key) => {
      const text = stored[`${secret} ${key}`];
      return Promise.resolve(text === undefined ? null : { text, savedAt: SAVED });
    }),
    write: vi.fn<PrivateDrafts['write']>(() => Promise.resolve(null)),
    remove: vi.fn<PrivateDrafts['remove']>(() => Promise.resolve()),
  };
}

/** The storage of a device on which somebody has a draft. */
const device = { open: () => memoryStorage({ 'private-draft:1': '' }) };

const identity = anIdentity({ address: '0xjan' });
const signedIn = { identity, refresh: () => Promise.resolve(ok(identity)) };

describe('the unfinished requests of a resident', () => {
  it('are the drafts in which something is filled in, of this resident only', async () => {
    const drafts = someDrafts({
      '0xjan fund-request 5': STARTED,
      '0xjan fund-request 6': JSON.stringify({ completed: [], answers: {}, step: 'criteria' }),
      '0xother fund-request 7': STARTED,
    });
    expect(await unfinishedRequests(new OwnDrafts(drafts, signedIn, device)).read(['5', '6', '7'])).toEqual([
      { fundId: '5', savedAt: SAVED },
    ]);
  });

  it.each(['not json', '[]', 'null', '{"completed":"x","answers":3}'])(
    'leave out a draft of another shape: %s',
    async (text) => {
      const drafts = someDrafts({ '0xjan fund-request 5': text });
      expect(await unfinishedRequests(new OwnDrafts(drafts, signedIn, device)).read(['5'])).toEqual([]);
    },
  );

  it('are none while it is not known who is signed in', async () => {
    const drafts = someDrafts({ '0xjan fund-request 5': STARTED });
    const session = { identity: null, refresh: () => Promise.resolve(err(failure('offline'))) };
    expect(await unfinishedRequests(new OwnDrafts(drafts, session, device)).read(['5'])).toEqual([]);
  });

  it.each([
    ['has no draft of anybody', () => memoryStorage({ language: 'nl' })],
    [
      'has no storage',
      () => {
        throw new Error('blocked');
      },
    ],
  ])('are none, without asking who is signed in, on a device that %s', async (_what, openStorage) => {
    const drafts = someDrafts({});
    const session = stubPort<Session>({});
    expect(await unfinishedRequests(new OwnDrafts(drafts, session, { open: openStorage })).read(['5'])).toEqual([]);
  });

  it('are removed under the secret of the resident', async () => {
    const drafts = someDrafts({});
    const session = { identity: null, refresh: () => Promise.resolve(ok(identity)) };
    await unfinishedRequests(new OwnDrafts(drafts, session, device)).remove('5');
    expect(drafts.remove).toHaveBeenCalledWith('0xjan', 'fund-request 5');
  });
});
