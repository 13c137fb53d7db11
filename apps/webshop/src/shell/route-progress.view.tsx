import { ProgressBar } from '@stadstegoed/ui/progress-bar/progress-bar.tsx';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { LongWaitNote } from '../support/long-wait.view.tsx';
import { useTexts } from '../support/texts.ts';
import { MODAL_MAX_LOAD_TIME } from '../support/timings.ts';

/** The thin bar at the top while the next screen is being fetched; not shown for what is there at once. */
export function RouteProgressView() {
  return useNavigation().state === 'idle' ? null : <WaitingBar />;
}

/**
 * The bar for whatever takes longer than a moment: 300 ms for a dialog (1 §9, modal maxLoadTime).
 * A status, so that a screen reader says it by itself and finds it although it stands outside every landmark.
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

/** From 0 to 100, nearing the end ever more slowly; null for the first moment (2 §9). */
function useProgress(): number | null {
  const [value, setValue] = useState<number | null>(null);
  useEffect(() => {
    let reached = 0;
    const timer = setInterval(() => {
      reached += (95 - reached) * 0.15;
      setValue(Math.round(reached));
    }, MODAL_MAX_LOAD_TIME);
    return () => clearInterval(timer);
  }, []);
  return value;
}
