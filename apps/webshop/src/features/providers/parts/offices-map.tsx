import type { Position } from '@stadstegoed/core/providers/position.ts';
import { MapView } from '@stadstegoed/ui/map/map.tsx';
import { Settings } from '../../../lib/app/settings.ts';
import { MapTiles } from '../../../lib/page/map-tiles.ts';
import { useTexts } from '../../../lib/texts/texts.ts';
import { useService } from '../../../lib/view-model/use-view-model.ts';
import type { OfficePin } from './office-pin.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';

export interface OfficesMapProps {
  /** The accessible name of the map. */
  readonly label: string;
  /** A list that stays the same object while it does not change. */
  readonly pins: readonly OfficePin[];
  /** Where the map begins; all pins in view for null. */
  readonly center: Position | null;
  readonly zoom: number;
  readonly size?: 'tall' | 'small';
  readonly chosenId?: string | null;
  readonly markedId?: string | null;
  readonly onChoose?: (officeId: string | null) => void;
  readonly me?: Position | null;
  readonly onLocate?: () => void;
  readonly children?: Elements;
}

/** A map with the pins of offices and the credit of its maker. Everything on it also stands in a list (SH-023: the key). */
export function OfficesMap({ label, pins, ...rest }: OfficesMapProps) {
  const translate = useTexts();
  const { url } = useService(MapTiles);
  const { mapsKey } = useService(Settings).variant;
  return (
    <MapView
      {...rest}
      points={pins}
      tilesUrl={url.replaceAll('{key}', encodeURIComponent(mapsKey))}
      texts={{
        label,
        keys: translate('offices.map.keys'),
        zoomIn: translate('offices.map.zoomIn'),
        zoomOut: translate('offices.map.zoomOut'),
        locate: translate('offices.map.locate'),
        here: translate('offices.map.here'),
        broken: translate('offices.map.broken'),
        cluster: (count) => translate('offices.map.cluster', { count }),
        chosen: (name) => translate('offices.map.chosen', { name }),
        attribution: (
          <>
            <span>{`${translate('offices.map.credit')} ©`}</span> <a href="https://www.kadaster.nl">Kadaster</a>
          </>
        ),
      }}
    />
  );
}
