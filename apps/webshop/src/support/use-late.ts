import { useState, type ComponentType } from 'react';

/** A component that is fetched when it is first wanted; null until it is there. */
export interface Late<Props> {
  readonly component: ComponentType<Props> | null;
  /** Fetches it, once; false when that failed, after which it can be tried again. */
  readonly fetch: () => Promise<boolean>;
}

/** Keeps what only some visits need out of the first load. `load` imports the component. */
export function useLate<Props>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const fetch = async (): Promise<boolean> => {
    try {
      const loaded = await load();
      setComponent(() => loaded);
      return true;
    } catch {
      return false;
    }
  };
  return { component, fetch };
}
