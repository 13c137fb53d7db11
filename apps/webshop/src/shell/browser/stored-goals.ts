import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { isOlderThan } from '@stadstegoed/core/shared/device-clock.ts';
import { instant } from '@stadstegoed/core/shared/instant.ts';
import type { ClearableStorage } from './browser-adapters.ts';

/** As long as the link of a mail works: a goal that is older is not one of this sign-in. */
const KEPT_FOR = 60 * 60 * 1000;

/** Values of the last hour in a storage that all tabs share. In front of each stands when it was made, by the clock of this device. */
export function storedGoals(storage: ClearableStorage, clock: Pick<Clock, 'reading'>): ClearableStorage {
  return {
    ...storage,
    read(key) {
      const [, madeAt, value = null] = /^(\d+) (.*)$/s.exec(storage.read(key) ?? '') ?? [];
      return isOlderThan(KEPT_FOR, instant(Number(madeAt)), clock.reading().wall) ? null : value;
    },
    write: (key, value) => storage.write(key, `${clock.reading().wall} ${value}`),
  };
}
