import { useCallback, useState, type ComponentType } from 'react';

/** A component that is fetched on first use; null until it has loaded. */
export interface Late<Props> {
  readonly component: ComponentType<Props> | null;
  /** Fetches the component; false when that failed, after which it can be called again. */
  readonly fetch: () => Promise<boolean>;
}

/** Loads a rarely used component on demand, outside the first load. `load` imports the component. */
export function useLate<Props>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const fetch = useCallback(async (): Promise<boolean> => {
    try {
      const loaded = await load();
      setComponent(() => loaded);
      return true;
    } catch {
      return false;
    }
  }, [load]);
  return { component, fetch };
}
