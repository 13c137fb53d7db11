import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { isOlderThan } from '@stadstegoed/core/shared/device-clock.ts';
import { instant } from '@stadstegoed/core/shared/instant.ts';
import type { SignInGoals } from '../lib/app/app-ports.ts';
import type { ClearableStorage } from './browser-adapters.ts';

/** As long as the link of a mail works: a goal that is older is not one of this sign-in. */
const KEPT_FOR = 60 * 60 * 1000;

/** SignInGoals that can be removed together. */
export interface ClearableGoals extends SignInGoals {
  clear(): void;
}

/** SignInGoals in a storage that all tabs share. In front of each stands when it was made, by the clock of this device. */
export function keptGoals(storage: ClearableStorage, clock: Pick<Clock, 'reading'>): ClearableGoals {
  return {
    read(key) {
      const [, madeAt, value = null] = /^(\d+) (.*)$/s.exec(storage.read(key) ?? '') ?? [];
      return isOlderThan(KEPT_FOR, instant(Number(madeAt)), clock.reading().wall) ? null : value;
    },
    write: (key, value) => storage.write(key, `${clock.reading().wall} ${value}`),
    remove: storage.remove,
    clear: storage.clear,
  };
}
