import { toLatLngBounds as latLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
import { divIcon } from 'leaflet/src/layer/marker/DivIcon.js';
import { marker } from 'leaflet/src/layer/marker/Marker.js';
import { tileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { createMap as map } from 'leaflet/src/map/Map.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';

/**
 * The parts of Leaflet that the map uses, in place of the whole library, which is half as large again: the build reads
 * `leaflet` from here. What a new import of `L` needs is added to this list; the journeys in the browser show a missing
 * part.
 */
export default { divIcon, latLngBounds, map, marker, tileLayer };
