import L from 'leaflet';
import type { MapPoint } from './map-point.ts';

const PIN = 'M22 51C10 36 4 30 4 20a18 18 0 0 1 36 0c0 10-6 16-18 31Z';

/** A pin with its point at the place and its name beside it; in it a number that a list beside the map has too, or a picture. */
export function pinIcon(isChosen: boolean, point: MapPoint): L.DivIcon {
  return L.divIcon({
    html: pin(point),
    className: isChosen ? 'stads-pin stads-pin--chosen' : 'stads-pin',
    iconSize: [44, 52],
    iconAnchor: [22, 51],
  });
}

/** A disc with the number of pins that stand together. */
export function clusterIcon(count: number): L.DivIcon {
  const disc = document.createElement('span');
  disc.textContent = String(count);
  return L.divIcon({ html: disc, className: 'stads-cluster', iconSize: [52, 52], iconAnchor: [26, 26] });
}

/** The dot where the resident is. */
export function meIcon(): L.DivIcon {
  return L.divIcon({ html: '', className: 'stads-map-me', iconSize: [22, 22], iconAnchor: [11, 11] });
}

function pin({ number, picture, label }: MapPoint): HTMLElement {
  const holder = document.createElement('span');
  const svg = svgElement('svg', { viewBox: '0 0 44 52', 'aria-hidden': 'true' });
  const r = number === undefined && picture === undefined ? '7' : '13';
  svg.append(
    svgElement('path', { class: 'stads-pin__shape', d: PIN }),
    svgElement('circle', { class: 'stads-pin__hole', cx: '22', cy: '20', r }),
  );
  holder.append(svg);
  if (number !== undefined) {
    const text = document.createElement('b');
    text.textContent = String(number);
    holder.append(text);
  } else if (picture !== undefined) {
    const image = document.createElement('img');
    image.src = picture;
    image.alt = '';
    holder.append(image);
  }
  const name = document.createElement('small');
  name.textContent = label;
  name.translate = false;
  holder.append(name);
  return holder;
}

function svgElement(name: 'svg' | 'path' | 'circle', attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
