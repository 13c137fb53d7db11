import { ProgressBar } from '@stadstegoed/ui/progress-bar/progress-bar.tsx';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { LongWaitNote } from '../lib/load/long-wait.view.tsx';
import { useTexts } from '../lib/texts/texts.ts';
import { DIALOG_MAX_LOAD_TIME } from '../lib/app/timings.ts';

/** The progress bar at the top while the next screen loads. */
export function RouteProgressView() {
  return useNavigation().state === 'idle' ? null : <WaitingBar />;
}

/**
 * A progress bar that appears after 300 ms (SH-059).
 * Its role is status, so that screen readers announce it and find it although it is outside every landmark.
 */
export function WaitingBar() {
  const translate = useTexts();
  const value = useProgress();
  return (
    <>
      {value === null ? null : (
        <div role="status">
          <ProgressBar place="page" value={value} label={translate('shell.loadingScreen')} />
        </div>
      )}
      <LongWaitNote />
    </>
  );
}

/** The progress from 0 to 100, which slows down towards the end; null during the first 300 ms. */
function useProgress(): number | null {
  const [value, setValue] = useState<number | null>(null);
  useEffect(() => {
    let reached = 0;
    const timer = setInterval(() => {
      reached += (95 - reached) * 0.15;
      setValue(Math.round(reached));
    }, DIALOG_MAX_LOAD_TIME);
    return () => clearInterval(timer);
  }, []);
  return value;
}
