import type { RouterLike } from '../shell/router-navigation.ts';
import type { HistoryStep } from '../lib/view-model/view-model-cache.ts';

/**
 * Tells each entry of the history that the router comes to, from the one on with which the tab began. The router tells more than
 * that, such as a navigation under way, and an entry may come again.
 */
export function observeHistory(router: RouterLike, onStep: (step: HistoryStep) => void): void {
  let at: object | undefined = router.state?.location;
  const first = router.state?.location.key;
  if (first !== undefined) onStep({ key: first, action: 'POP' });
  router.subscribe?.(({ location, historyAction }) => {
    if (location === at) return;
    at = location;
    onStep({ key: location.key, action: historyAction });
  });
}
