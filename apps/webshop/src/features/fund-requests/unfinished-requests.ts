import { hasAnswers, readRequestContent } from '@stadstegoed/core/fund-requests/request-content.ts';
import { requestDraftKey, type UnfinishedRequest } from '@stadstegoed/core/fund-requests/unfinished-request.ts';
import type { UnfinishedRequests } from '@stadstegoed/core/fund-requests/unfinished-requests.port.ts';
import type { DeviceStorage } from '../../lib/draft/device-storage.ts';
import { DRAFT_PREFIX, type PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import { storedObject } from '../../lib/draft/stored-object.ts';
import type { Session } from '../../lib/app/session.ts';

/** What the drafts of the resident are read with. */
export interface UnfinishedRequestsParts {
  readonly drafts: Pick<PrivateDrafts, 'read' | 'remove'>;
  readonly session: Pick<Session, 'identity' | 'refresh'>;
  readonly device: Pick<DeviceStorage, 'open'>;
}

/** Reads drafts of requests with the resident's own secret. */
export function unfinishedRequests({ drafts, session, device }: UnfinishedRequestsParts): UnfinishedRequests {
  const secret = async (): Promise<string | null> => {
    if (!hasDrafts(device)) return null;
    if (session.identity !== null) return session.identity.address;
    const identity = await session.refresh();
    return identity.ok ? identity.value.address : null;
  };
  const readOne = async (owner: string, fundId: string): Promise<readonly UnfinishedRequest[]> => {
    const draft = await drafts.read(owner, requestDraftKey(fundId));
    const stored = storedObject(draft?.text ?? null);
    if (draft === null || stored === null || !hasAnswers(readRequestContent(stored))) return [];
    return [{ fundId, savedAt: draft.savedAt }];
  };
  return {
    mayExist: () => hasDrafts(device),
    read: async (fundIds) => {
      const owner = await secret();
      return owner === null ? [] : (await Promise.all(fundIds.map((fundId) => readOne(owner, fundId)))).flat();
    },
    remove: async (fundId) => {
      const owner = await secret();
      if (owner !== null) await drafts.remove(owner, requestDraftKey(fundId));
    },
  };
}

/** Whether this device has a draft of anybody; most have none, and need not know who is signed in. */
function hasDrafts({ open }: Pick<DeviceStorage, 'open'>): boolean {
  try {
    const storage = open();
    return Array.from({ length: storage.length }, (_, at) => storage.key(at)).some((name) =>
      name?.startsWith(DRAFT_PREFIX),
    );
  } catch {
    return false;
  }
}
