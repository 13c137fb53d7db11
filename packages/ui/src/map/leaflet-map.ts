import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { Clusters, type MapMark } from './clusters.ts';
import { clusterIcon, meIcon, pinIcon } from './map-icons.ts';
import type { MapPoint, MapPosition } from './map-point.ts';

/** The options of a map; they do not change while it is shown. */
export interface LeafletMapOptions {
  /** The tiles, with `{z}`, `{x}` and `{y}`. Only these three numbers go to their server. */
  readonly tilesUrl: string;
  /** Where the map begins; null begins with all points in view, at most at `zoom`. */
  readonly center: MapPosition | null;
  readonly zoom: number;
  /** No movement, for residents who prefer that. */
  readonly isStill: boolean;
  /** The accessible name of a mark with several pins. */
  readonly clusterLabel: (count: number) => string;
  /** The accessible name of the chosen pin. */
  readonly chosenLabel: (label: string) => string;
  /** Whether a wheel and one finger scroll the page past the map. */
  readonly isPassed: boolean;
  readonly onChoose: (id: string | null) => void;
  /** Whether the tiles arrive; false when the first ones fail. */
  readonly onTiles: (arrive: boolean) => void;
}

/** The middle of the Netherlands. */
const THE_COUNTRY: MapPosition = { latitude: 52.155, longitude: 5.387 };
/** The zoom levels of the national map (PDOK). */
const ZOOMS = { minZoom: 6, maxZoom: 19 } as const;
/** The library's last layer, for the chosen pin: the next stop of the keyboard after it is its card. */
const CHOSEN_PANE = 'popupPane';
/** The zoom at which a chosen pin is shown at least, so that it stands apart. */
const CHOSEN_ZOOM = 14;

/** How far above the middle of the map a chosen pin is shown, in pixels: its card lies over the lower half. */
const ABOVE_CARD = 70;

/** The nearest zoom to which a map fits that showed its points as one number. */
const FITTED_ZOOM = 15;

/** A map with pins, of which those that would cover each other are one number. */
export class LeafletMap {
  readonly #map: L.Map;
  readonly #options: LeafletMapOptions;
  readonly #marks = new Map<string, { readonly mark: MapMark; readonly marker: L.Marker }>();
  #clusters = new Clusters([]);
  #points: readonly MapPoint[] = [];
  #chosen: { readonly point: MapPoint; readonly marker: L.Marker } | null = null;
  #me: L.Marker | null = null;
  #isPlaced = false;
  #markedId: string | null = null;

  constructor(element: HTMLElement, options: LeafletMapOptions) {
    this.#options = options;
    const moves = !options.isStill;
    this.#map = L.map(element, {
      ...ZOOMS,
      center: toLatLng(options.center ?? THE_COUNTRY),
      zoom: options.zoom,
      zoomControl: false,
      attributionControl: false,
      zoomAnimation: moves,
      fadeAnimation: moves,
      markerZoomAnimation: moves,
      inertia: moves,
      scrollWheelZoom: !options.isPassed,
      dragging: !(options.isPassed && globalThis.matchMedia?.('(pointer: coarse)').matches),
    });
    this.#showTiles();
    this.#map.on('moveend', () => this.#draw());
    this.#map.on('click', () => options.onChoose(null));
    // The card of the chosen pin stands beside the map, in the same frame.
    element.parentElement?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && this.#chosen !== null) options.onChoose(null);
    });
  }

  /** Replaces the pins. */
  showPoints(points: readonly MapPoint[]): void {
    const focused = this.#focusedIds();
    this.#points = points;
    this.#clusters = new Clusters(points);
    for (const { marker } of this.#marks.values()) marker.remove();
    this.#marks.clear();
    this.#placeOnce();
    this.#draw(focused);
  }

  /** Marks a pin as chosen and brings it into view; null marks none. The focus of the pin stays with it. */
  choose(id: string | null): void {
    const before = this.#chosen;
    const hadFocus = this.#focusedIds();
    before?.marker.remove();
    const point = this.#points.find((each) => each.id === id);
    if (point === undefined) {
      this.#chosen = null;
      if (before !== null) this.#draw([before.point.id]);
      return;
    }
    const marker = this.#marker(
      pinIcon(true, point),
      point.position,
      this.#options.chosenLabel(point.label),
      CHOSEN_PANE,
    );
    this.#chosen = { point, marker: marker.addTo(this.#map) };
    this.#draw([]);
    if (hadFocus.includes(point.id)) marker.getElement()?.focus({ preventScroll: true });
    const zoom = Math.max(this.#map.getZoom(), CHOSEN_ZOOM);
    const center = this.#map.project(toLatLng(point.position), zoom).add([0, ABOVE_CARD]);
    this.#map.setView(this.#map.unproject(center, zoom), zoom, this.#animation());
  }

  /** Marks the pin of a point, or the number that it is part of; null marks none. */
  mark(id: string | null): void {
    this.#markedId = id;
    this.#showMarked();
  }

  /** Shows where the resident is, or removes that. */
  showMe(position: MapPosition | null, label: string): void {
    this.#me?.remove();
    this.#me = null;
    if (position === null) return;
    this.#me = L.marker(toLatLng(position), { icon: meIcon(), interactive: false, keyboard: false });
    this.#me.addTo(this.#map);
    this.#me.getElement()?.setAttribute('aria-label', label);
    this.#me.getElement()?.setAttribute('role', 'img');
    this.#map.panTo(toLatLng(position), this.#animation());
  }

  /** Zooms at once: a quarter of a second of movement is too long for three presses in a row, and slow phones lose frames. */
  zoomBy(steps: 1 | -1): void {
    this.#map.setZoom(this.#map.getZoom() + steps, { animate: false });
  }

  /** Takes the map down with its listeners. */
  remove(): void {
    this.#map.remove();
  }

  /** Brings the first points into view when the map began without a centre, or where its centre shows at most one mark. */
  #placeOnce(): void {
    if (this.#isPlaced || this.#points.length === 0) return;
    this.#isPlaced = true;
    const { center, zoom } = this.#options;
    if (center === null) this.#fit(this.#points, { maxZoom: zoom, animate: false });
    else if (this.#marksInView().length < 2) this.#fit(this.#points, { maxZoom: FITTED_ZOOM, animate: false });
  }

  #fit(points: readonly MapPoint[], options: L.FitBoundsOptions): void {
    const bounds = L.latLngBounds(points.map(({ position }) => toLatLng(position)));
    this.#map.fitBounds(bounds, { paddingTopLeft: [40, 60], paddingBottomRight: [70, 40], ...options });
  }

  #marksInView(margin = 0): readonly MapMark[] {
    const bounds = this.#map.getBounds().pad(margin);
    const box = { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
    return this.#clusters.marks(box, this.#map.getZoom());
  }

  #showMarked(): void {
    for (const { mark, marker } of this.#marks.values()) {
      const isMarked = this.#markedId !== null && this.#clusters.idsOf(mark).includes(this.#markedId);
      marker.getElement()?.classList.toggle('stads-mark--pointed', isMarked);
    }
  }

  #animation(): L.ZoomPanOptions {
    return { animate: !this.#options.isStill };
  }

  #showTiles(): void {
    let hasTiles = false;
    const tiles = L.tileLayer(this.#options.tilesUrl, { ...ZOOMS, referrerPolicy: 'no-referrer', keepBuffer: 1 });
    tiles.on('tileload', () => {
      hasTiles = true;
      this.#options.onTiles(true);
    });
    tiles.on('tileerror', () => {
      if (!hasTiles) this.#options.onTiles(false);
    });
    tiles.addTo(this.#map);
  }

  /** Draws the marks of the part that is shown; marks that stay are kept, so that focus stays too. */
  #draw(focused = this.#focusedIds()): void {
    const marks = this.#marksInView(0.2).filter(({ key }) => key !== `pin ${this.#chosen?.point.id}`);
    const keys = new Set(marks.map(({ key }) => key));
    for (const [key, { marker }] of this.#marks) {
      if (keys.has(key)) continue;
      marker.remove();
      this.#marks.delete(key);
    }
    for (const mark of marks) if (!this.#marks.has(mark.key)) this.#add(mark);
    this.#showMarked();
    if (focused.length > 0 && document.activeElement === document.body) this.#focusMarkOf(focused);
  }

  /** The points of the mark that has the focus; none when no mark has it. */
  #focusedIds(): readonly string[] {
    const { activeElement } = document;
    if (this.#chosen?.marker.getElement() === activeElement) return [this.#chosen.point.id];
    const focused = [...this.#marks.values()].find(({ marker }) => marker.getElement() === activeElement);
    return focused === undefined ? [] : this.#clusters.idsOf(focused.mark);
  }

  /** Gives the focus of a mark that is gone to the first pin of what it stood for, else to a mark with some of it, else to the map. */
  #focusMarkOf(ids: readonly string[]): void {
    const marks = [...this.#marks.values()];
    const pins = ids.flatMap((id) => marks.find(({ mark }) => mark.key === `pin ${id}`) ?? []);
    const next = pins[0] ?? marks.find(({ mark }) => this.#clusters.idsOf(mark).some((id) => ids.includes(id)));
    (next?.marker.getElement() ?? this.#map.getContainer()).focus({ preventScroll: true });
  }

  #add(mark: MapMark): void {
    const { clusterLabel, onChoose } = this.#options;
    if (mark.kind === 'pin') {
      const { point } = mark;
      const marker = this.#marker(pinIcon(false, point), point.position, point.label);
      marker.on('click', () => onChoose(point.id));
      this.#marks.set(mark.key, { mark, marker: marker.addTo(this.#map) });
      return;
    }
    const label = clusterLabel(mark.count);
    const marker = this.#marker(clusterIcon(mark.count), mark.position, label);
    marker.on('click', () => this.#open(mark));
    this.#marks.set(mark.key, { mark, marker: marker.addTo(this.#map) });
  }

  /** Brings all that a number stands for into view; where that does not part them, it goes to the zoom that does. */
  #open(mark: Extract<MapMark, { readonly kind: 'cluster' }>): void {
    const held = new Set(this.#clusters.idsOf(mark));
    const points = this.#points.filter(({ id }) => held.has(id));
    const bounds = L.latLngBounds(points.map(({ position }) => toLatLng(position)));
    // The margins of a fitted view cost up to one level.
    if (this.#map.getBoundsZoom(bounds) > mark.opensAt) this.#fit(points, this.#animation());
    else this.#map.setView(toLatLng(mark.position), mark.opensAt, this.#animation());
  }

  #marker(icon: L.DivIcon, position: MapPosition, label: string, pane = 'markerPane'): L.Marker {
    const marker = L.marker(toLatLng(position), { icon, pane, riseOnHover: true });
    marker.on('add', () => makeButton(marker, label));
    return marker;
  }
}

/** Leaflet gives a mark the role of a button; this gives it its name and the keys of a button. */
function makeButton(marker: L.Marker, label: string): void {
  const element = marker.getElement();
  element?.setAttribute('aria-label', label);
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    marker.fire('click');
  });
}

function toLatLng({ latitude, longitude }: MapPosition): L.LatLngTuple {
  return [latitude, longitude];
}
