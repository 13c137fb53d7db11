import { framed } from '../frame/frame.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { worldPoint } from '../../src/domain/places/mercator.ts';
import { placesOf, postcodeIn, residentialPostcode } from '../../src/domain/places/gazetteer.ts';
import type { Place } from '../../src/domain/places/gazetteer.ts';
import { zooms } from '../../src/services/map/tile.ts';
import { townsOf } from '../../src/services/map/tile-svg.ts';
import type { Town } from '../../src/services/map/town.ts';

/** Tiles across and down on the page. */
const [across, down] = [4, 3];

function zoomOf(call: PageCall): number {
  const zoom = Number(asked(call, 'z') ?? 13);
  return Number.isInteger(zoom) ? Math.min(zooms.most, Math.max(zooms.least, zoom)) : 13;
}

function tiles(middle: Pick<Town, 'lat' | 'lon'>, z: number): readonly string[] {
  const { x, y } = worldPoint(middle);
  const [west, north] = [Math.round(x * 2 ** z - across / 2), Math.round(y * 2 ** z - down / 2)];
  return Array.from({ length: across * down }, (_one, index) =>
    [z, west + (index % across), `${north + Math.floor(index / across)}.png`].join('/'),
  );
}

/** Where the page looks: a place that was asked, else a town. */
function found(call: PageCall, q: string | null): Place | null {
  if (q === null) return null;
  const words = q.toLowerCase().replace(/(\d{4})\s+([a-z]{2})\b/, '$1$2');
  const known = placesOf(call.world).find(({ name }) => name.toLowerCase().includes(words));
  const postcode = postcodeIn(q);
  return known ?? (postcode === null ? null : residentialPostcode(call.world, postcode));
}

const sheet = (call: PageCall, middle: Pick<Town, 'lat' | 'lon'>): Markup =>
  html`<div class="tiles" role="img" aria-label="The map at zoom ${zoomOf(call)}">
    ${tiles(middle, zoomOf(call)).map((tile) => html`<img src="/_mock/map/${tile}" alt="" width="256" height="256" />`)}
  </div>`;

function zoomLinks(call: PageCall, here: { town: string | null; q: string | null }): Markup {
  const z = zoomOf(call);
  const at = (zoom: number): string => addressOf('/_mock/map', { ...here, z: String(zoom) });
  return html`<div class="row">
    <a class="btn s" href="${at(z + 1)}" ${z >= zooms.most && html`aria-disabled="true"`}>${icon('plus')}Closer</a>
    <a class="btn s" href="${at(z - 1)}" ${z <= zooms.least && html`aria-disabled="true"`}>Further</a>
    <span class="soft small">zoom ${z}</span>
  </div>`;
}

const addresses: readonly (readonly [address: string, what: string])[] = [
  ['/_mock/map/{z}/{x}/{y}.png', 'tile of 256 px, EPSG:3857, zoom 6 to 19; .svg likewise'],
  ['/_mock/locatieserver/search/v3_1/free?q=9990BA&fq=type:postcode', 'a postcode to a point'],
  ['/_mock/locatieserver/search/v3_1/suggest?q=badlaan', 'suggestions while typing'],
  ['/_mock/locatieserver/search/v3_1/lookup?id=…', 'the place behind a suggestion'],
  ['/_mock/locatieserver/search/v3_1/reverse?lat=52.2166&lon=5.9136', 'the nearest addresses'],
];

const manual = html`<section class="card" aria-labelledby="h-urls">
  <header><h2 id="h-urls">In place of the national services</h2></header>
  <dl class="pad stack-s small">
    ${addresses.map(
      ([address, what]) =>
        html`<div>
          <dt><code class="wrapped">${address}</code></dt>
          <dd class="soft">${what}</dd>
        </div>`,
    )}
  </dl>
  <p class="pad soft small divided">
    Answers have the shape of PDOK: <code>response.docs[]</code> with <code>centroide_ll</code> as
    <code>POINT(lon lat)</code>. Known are the addresses and postcodes of all offices, and every other postcode of the
    same towns. A postcode of elsewhere gives an empty list.
  </p>
</section>`;

function search(call: PageCall, q: string | null, place: Place | null): Markup {
  return html`<section class="card" aria-labelledby="h-find">
    <header><h2 id="h-find">Find a place</h2></header>
    <form class="pad stack-s" action="/_mock/map" role="search">
      <input type="hidden" name="z" value="${Math.max(15, zoomOf(call))}" />
      <label class="field"
        ><span>Postcode, street or town</span
        ><input class="in" type="search" name="q" value="${q}" placeholder="9990 BA"
      /></label>
      <button class="btn">${icon('search')}Find</button>
    </form>
    ${
      q !== null &&
      html`<p class="pad divided" role="status">
        ${place ? html`<b>${place.name}</b><br /><code>POINT(${place.lon} ${place.lat})</code>` : 'Nothing is known by that name.'}
      </p>`
    }
  </section>`;
}

/** The map without the internet, and the geocoder. */
export function mapPage(call: PageCall): Markup {
  const towns = townsOf(call.world);
  const q = asked(call, 'q');
  const place = found(call, q);
  const town = towns.find(({ name }) => name === asked(call, 'town')) ?? towns.find(({ name }) => name === 'Zonnedorp');
  const middle = place ?? town ?? { lat: 52.155, lon: 5.387 };
  return framed(call, {
    title: 'Map',
    at: '/_mock/map',
    lead: 'A drawn country around the towns of this world, and a geocoder that knows their postcodes. Neither needs the internet.',
    sheets: ['map.css'],
    main: html`<div class="mapgrid">
      <section class="card" aria-labelledby="h-map">
        <header>
          <h2 id="h-map">${place?.name ?? town?.name ?? 'The country'}</h2>
          <span class="push">${zoomLinks(call, { town: town?.name ?? null, q })}</span>
        </header>
        ${sheet(call, middle)}
        <nav class="pad chips" aria-label="Towns">
          ${towns.map(({ name }) => html`<a class="chip" href="${addressOf('/_mock/map', { town: name, z: String(zoomOf(call)) })}" ${name === town?.name && !place && html`aria-current="true"`}>${name}</a>`)}
        </nav>
      </section>
      <div class="stack">${search(call, q, place)} ${manual}</div>
    </div>`,
  });
}
