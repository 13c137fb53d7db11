import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { useEffect, useState, type ComponentType } from 'react';
import { Load } from './load.ts';

/**
 * A part of a screen whose code is fetched apart, from the moment that the screen is drawn; `Loaded` shows it. A fetch that
 * failed is a failed read with a button, and is repeated when the connection is back: React's `lazy` would keep the failure
 * until the page is loaded again. `fetch` imports the component.
 */
export function useFetchedPart<Props>(fetch: () => Promise<ComponentType<Props>>): Load<ComponentType<Props>> {
  const [part] = useState(() => new Load<ComponentType<Props>>());
  useEffect(() => {
    void part.load(() => fetch().then(ok, () => err(failure('offline'))));
    return part.stop;
  }, [part, fetch]);
  return part;
}
