import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { Action } from '../../lib/action/action.ts';

const done = new WeakSet<Action>();

/** Sends the call of a confirmation once, also while its dialog closes. Something that is gone already counts as done. */
export async function callOnce(
  action: Action,
  call: () => Promise<Result<void, Failure>>,
  onDone: () => void,
): Promise<void> {
  if (done.has(action)) return;
  const end = (): void => {
    done.add(action);
    onDone();
  };
  await action.run(call, {
    done: end,
    failed: (failure) => (failure.kind === 'not_found' ? end() : action.report(failure)),
  });
}
