import type { PageCall } from '../page-kit/page-call.ts';
import { given } from '../page-kit/page-call.ts';
import { dropSnapshot, takeSnapshot, worldOfSnapshot } from '../snapshots/snapshots.ts';
import { snapshotNamed } from './snapshots-api.ts';
import { goTo } from '../history/history-api.ts';

/** Keeps the world that is about to be replaced, so that nothing is lost by a click. */
export const keepBefore = (call: PageCall, what: string): void =>
  void takeSnapshot(call.platform, call, `before ${what}`);

function restore(call: PageCall): void {
  const snapshot = snapshotNamed(call.platform, given(call, 'name') ?? '');
  keepBefore(call, `restoring ${snapshot.name}`);
  call.platform.worlds.adopt(call.worldName, worldOfSnapshot(snapshot));
}

/** Actions of the pages that look back, go on from there, and keep worlds. */
export const historyActions: { readonly [name: string]: (call: PageCall) => void } = {
  goto: (call) => goTo(call.world, call.body),
  snapshot: (call) => void takeSnapshot(call.platform, call, given(call, 'name')),
  restore,
  'snapshot-delete': (call) => void dropSnapshot(call.platform, given(call, 'name') ?? ''),
  'log-clear': (call) => call.world.log.clear(),
};
