import type { PutOffFunds } from '@stadstegoed/core/sign-in/put-off-funds.port.ts';
import type { SeenOnDevice } from '../../lib/app/app-ports.ts';
import type { TextStorage } from '../../lib/app/text-storage.ts';

const LED_TO = 'led-to-funds';

/** The funds that were put off, kept on the device; where the sign-in led, kept in the tab. */
export function storedPutOffFunds(drafts: TextStorage, seen: SeenOnDevice): PutOffFunds {
  const led = (): readonly string[] => drafts.read(LED_TO)?.split(',') ?? [];
  return {
    ids: () => seen.ids('put-off-funds'),
    ledTo: (unclaimed) => drafts.write(LED_TO, unclaimed.join(',')),
    isLedTo: (fundId) => led()[0] === fundId,
    putOff: () => {
      seen.add('put-off-funds', led());
      drafts.remove(LED_TO);
    },
  };
}
