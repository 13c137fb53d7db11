import { ProgressBar } from '@stadstegoed/ui/progress-bar/progress-bar.tsx';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../support/texts.ts';
import { SKELETON_DELAY } from '../support/timings.ts';

/** The thin bar at the top while the next screen is being fetched; not shown for what is there at once. */
export function RouteProgressView() {
  const translate = useTexts();
  const isWaiting = useNavigation().state !== 'idle';
  const value = useProgress(isWaiting);
  return value === null ? null : <ProgressBar place="page" value={value} label={translate('shell.loadingScreen')} />;
}

/** From 0 to 100 while waiting, nearing the end ever more slowly; null when there is nothing to show (2 §9). */
function useProgress(isWaiting: boolean): number | null {
  const [value, setValue] = useState<number | null>(null);
  useEffect(() => {
    if (!isWaiting) {
      setValue(null);
      return undefined;
    }
    let reached = 0;
    const timer = setInterval(() => {
      reached += (95 - reached) * 0.15;
      setValue(Math.round(reached));
    }, SKELETON_DELAY);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return value;
}
