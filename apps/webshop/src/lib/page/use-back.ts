import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * Back in the history calls this in place of leaving the screen; null leaves it. `useBlocker` would add its code to home, which
 * has the context already.
 */
export function useBack(onBack: (() => void) | null): void {
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    if (onBack === null) return undefined;
    router?.getBlocker('back', ({ historyAction }) => {
      if (historyAction !== 'POP') return false;
      onBack();
      return true;
    });
    return () => router?.deleteBlocker('back');
  }, [router, onBack]);
}
