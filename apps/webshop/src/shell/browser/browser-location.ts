import type { DeviceLocation } from '@stadstegoed/core/providers/device-location.port.ts';
import { refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';

/** Milliseconds after which the device is taken not to know its place. */
const PATIENCE = 15_000;
/** Milliseconds that an earlier place of the device may be old. */
const STILL_GOOD = 60_000;

/** The geolocation of the browser. Coarse is enough: the shop asks for a postcode and shows distances. */
export const browserLocation: DeviceLocation = {
  ask: () =>
    new Promise((resolve) => {
      if (!('geolocation' in navigator)) {
        resolve(err(refusal('location_unknown')));
        return;
      }
      navigator.geolocation.getCurrentPosition(
        ({ coords }) =>
          resolve(ok({ latitude: coords.latitude, longitude: coords.longitude, accuracy: coords.accuracy })),
        (problem) =>
          resolve(err(refusal(problem.code === problem.PERMISSION_DENIED ? 'location_refused' : 'location_unknown'))),
        { enableHighAccuracy: false, timeout: PATIENCE, maximumAge: STILL_GOOD },
      );
    }),
};
