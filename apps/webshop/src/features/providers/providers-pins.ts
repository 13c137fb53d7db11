import { PROVIDERS_MAP_ZOOM, type Provider } from '@stadstegoed/core/providers/provider.ts';
import { pictureUrl } from '@stadstegoed/core/shared/picture.ts';
import type { OfficePin } from './parts/office-pin.ts';

/** The zoom at which the map of providers begins (PV-031). */
export const MAP_ZOOM = PROVIDERS_MAP_ZOOM;

/** A pin for each office with a known place. Offices that are closed for good have none. */
export function pinsOf(providers: readonly Provider[]): readonly OfficePin[] {
  return providers.flatMap(({ name, logo, offices }) => {
    const picture = pictureUrl(logo, 'thumbnail', 'small', 'large') ?? undefined;
    return offices.flatMap(({ id, position, state }) =>
      position === null || state === 'closed' ? [] : [{ id, label: name, position, picture }],
    );
  });
}
