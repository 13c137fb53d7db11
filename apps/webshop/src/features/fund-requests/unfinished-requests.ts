import { hasAnswers, readRequestContent } from '@stadstegoed/core/fund-requests/request-content.ts';
import { requestDraftKey, type UnfinishedRequest } from '@stadstegoed/core/fund-requests/unfinished-request.ts';
import type { UnfinishedRequests } from '@stadstegoed/core/fund-requests/unfinished-requests.port.ts';
import type { OwnDrafts } from '../../lib/draft/own-drafts.ts';
import { storedObject } from '../../lib/draft/stored-object.ts';

/** Finds the requests that the resident began among her drafts. */
export function unfinishedRequests(drafts: OwnDrafts): UnfinishedRequests {
  const readOne = async (fundId: string): Promise<readonly UnfinishedRequest[]> => {
    const draft = await drafts.read(requestDraftKey(fundId));
    const stored = storedObject(draft?.text ?? null);
    if (draft === null || stored === null || !hasAnswers(readRequestContent(stored))) return [];
    return [{ fundId, savedAt: draft.savedAt }];
  };
  return {
    mayExist: () => drafts.mayExist(),
    read: async (fundIds) => (await Promise.all(fundIds.map(readOne))).flat(),
    remove: (fundId) => drafts.remove(requestDraftKey(fundId)),
  };
}
