import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { LeafletMap } from './leaflet-map.ts';
import type { MapPoint, MapPosition } from './map-point.ts';
import './map.css';
import type { Elements } from '../elements.ts';

export interface MapTexts {
  /** The accessible name of the map. */
  readonly label: string;
  /** The name of the part that takes the focus: the keys that move it. */
  readonly keys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly locate: string;
  readonly here: string;
  /** Shown in place of tiles that do not arrive: the list still works. */
  readonly broken: string;
  readonly cluster: (count: number) => string;
  readonly chosen: (label: string) => string;
  readonly attribution: ReactNode;
}

export interface MapViewProps {
  readonly points: readonly MapPoint[];
  readonly tilesUrl: string;
  /** Where the map begins; null begins with all pins in view. */
  readonly center: MapPosition | null;
  readonly zoom: number;
  readonly texts: MapTexts;
  readonly size?: 'tall' | 'small';
  /** The id of the chosen pin. */
  readonly chosenId?: string | null;
  /** The id of the pin that a list beside the map points at. */
  readonly markedId?: string | null;
  readonly onChoose?: (id: string | null) => void;
  /** Where the resident is, when that is known. */
  readonly me?: MapPosition | null;
  /** Asks the device where it is; without it there is no such button. */
  readonly onLocate?: () => void;
  /** The card of the chosen pin. */
  readonly children?: Elements;
}

/** The library behind the map. A screen that waits for its points can ask for it meanwhile. */
export const loadMap = () => import('./leaflet-map.ts');

/**
 * A map with pins that are grouped where they would cover each other. The library behind it loads when the map is shown. A map
 * is never the only way: what it shows stands in a list too.
 */
export function MapView(props: MapViewProps) {
  const { texts, size = 'tall', onLocate, children } = props;
  const { holder, map, isBroken } = useLeafletMap(props);
  return (
    <section className={classNames('stads-map-frame no-print', `stads-map-frame--${size}`)} aria-label={texts.label}>
      <div ref={holder} className="stads-map" role="group" aria-label={texts.keys} />
      {isBroken ? (
        <p className="stads-map__broken" role="status">
          {texts.broken}
        </p>
      ) : null}
      {children}
      <div className="stads-map__zoom">
        <button type="button" aria-label={texts.zoomIn} onClick={() => map?.zoomBy(1)}>
          <IconPlus stroke={1.5} aria-hidden="true" />
        </button>
        <button type="button" aria-label={texts.zoomOut} onClick={() => map?.zoomBy(-1)}>
          <IconMinus stroke={1.5} aria-hidden="true" />
        </button>
        {onLocate === undefined ? null : (
          <button type="button" aria-label={texts.locate} onClick={onLocate}>
            <IconCurrentLocation stroke={1.5} aria-hidden="true" />
          </button>
        )}
      </div>
      <p className="stads-map__credit">{texts.attribution}</p>
    </section>
  );
}

/** The place of a map whose points are still read. */
export function MapPlaceholder() {
  return (
    <div className="stads-map-frame stads-map-frame--tall">
      <div className="stads-map" />
    </div>
  );
}

/** The map in its holder: made once, then kept in step with the props. */
function useLeafletMap(props: MapViewProps) {
  const { points, chosenId = null, markedId = null, me = null, texts } = props;
  const holder = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [isBroken, setBroken] = useState(false);
  const choose = useEffectEvent((id: string | null) => props.onChoose?.(id));
  const make = useEffectEvent(async (element: HTMLElement) => {
    const { LeafletMap: Made } = await loadMap();
    return new Made(element, {
      tilesUrl: props.tilesUrl,
      center: props.me ?? props.center,
      zoom: props.zoom,
      isPassed: props.size === 'small',
      isStill: globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false,
      clusterLabel: (count) => texts.cluster(count),
      chosenLabel: (label) => texts.chosen(label),
      onChoose: (id) => choose(id),
      onTiles: (arrive) => setBroken(!arrive),
    });
  });
  useEffect(() => {
    const element = holder.current;
    if (element === null) return undefined;
    let made: LeafletMap | null = null;
    let isGone = false;
    make(element).then(
      (ready) => {
        if (isGone) ready.remove();
        else setMap((made = ready));
      },
      // The library could not be fetched: the list beside the map still works.
      () => setBroken(true),
    );
    return () => {
      isGone = true;
      made?.remove();
      setMap(null);
    };
  }, []);
  useEffect(() => map?.showPoints(points), [map, points]);
  useEffect(() => map?.choose(chosenId), [map, chosenId, points]);
  useEffect(() => map?.mark(markedId), [map, markedId, points]);
  useEffect(() => map?.showMe(me, texts.here), [map, me, texts.here]);
  return { holder, map, isBroken };
}
