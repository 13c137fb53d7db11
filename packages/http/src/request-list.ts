import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { leavingOut, type WholeList } from '@stadstegoed/core/shared/page.ts';
import { mapResult, type Result } from '@stadstegoed/core/shared/result.ts';
import { requestPage, type Answer, type ListBody } from './request.ts';
import type { Fields } from './wire.ts';

/** Awaits a list that the platform does not page. What it pages all the same is left out and counted. */
export async function requestList<Wire extends object, T>(
  call: Promise<Answer<ListBody<Wire>>>,
  map: (wire: Fields<Wire>) => T,
): Promise<Result<WholeList<T>, Failure>> {
  return mapResult(await requestPage(call, map), ({ items, lastPage, total, leftOut = 0 }) => {
    const unread = lastPage === 1 ? leftOut : total - items.length;
    return { items, currentPage: 1, lastPage: 1, total, ...leavingOut(unread) };
  });
}
