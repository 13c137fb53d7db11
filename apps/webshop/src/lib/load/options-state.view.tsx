import { observer } from 'mobx-react-lite';
import type { Load } from './load.ts';
import { LoadFailure } from './loaded.view.tsx';
import { LongWaitNote } from './long-wait.view.tsx';

export interface OptionsStateProps {
  /** The lists of options that the filters need. */
  readonly from: readonly Load<unknown>[];
  /** What failed, as the title of the message. */
  readonly title: string;
  readonly onRetry: () => void;
  /** Shows no failure, because another part of the page already does. */
  readonly isTold?: boolean;
}

/**
 * Stands below filters whose options come from the platform: one failure for all of them, and a note when they take long. Until
 * they are there the filters are invisible, because the options would move those below them.
 */
export const OptionsState = observer(function OptionsState(props: OptionsStateProps) {
  const { from, title, onRetry, isTold = false } = props;
  const failed = isTold ? undefined : from.find(({ failure }) => failure !== null);
  return (
    <>
      {from.some(({ isFirstLoad }) => isFirstLoad) ? <span hidden className="list-filters__coming" /> : null}
      {failed?.failure ? <LoadFailure failure={failed.failure} title={title} onRetry={onRetry} /> : null}
      <LongWaitNote isWaiting={from.some(({ state }) => state === 'loading')} />
    </>
  );
});
