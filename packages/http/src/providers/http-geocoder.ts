import type { Geocoder, PostcodePlace, PostcodeUnknown } from '@stadstegoed/core/providers/geocoder.port.ts';
import { toPosition, type Position } from '@stadstegoed/core/providers/position.ts';
import { parsePostcode, type Postcode } from '@stadstegoed/core/shared/postcode.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { abortSignal } from '../client.ts';
import { requestBody } from '../request.ts';
import { withTimeLimit, type Fetch } from '../time-limit.ts';
import { BodyMismatch, Fields } from '../wire.ts';

export interface GeocoderOptions {
  /** The address of the service up to its version, for example `https://api.pdok.nl/bzk/locatieserver/search/v3_1`. */
  readonly url: string;
  readonly clock: Pick<Clock, 'after'>;
  /** Replaces the browser's fetch in tests and journeys. */
  readonly fetch?: Fetch;
}

interface Body {
  readonly response: { readonly docs: readonly { readonly postcode: string; readonly centroide_ll: string }[] };
}

type Outcome = Result<PostcodePlace, Failure | PostcodeUnknown>;

/** The fields that the shop reads of an answer. */
const FIELDS = 'postcode,centroide_ll';

/**
 * The geocoder of the national register of addresses (PDOK Locatieserver 3.1). It sends no headers of the platform, so
 * neither the sign-in nor the municipality goes along, and no `Referer`.
 */
export class HttpGeocoder implements Geocoder {
  readonly #options: GeocoderOptions;
  readonly #fetch: Fetch;

  constructor(options: GeocoderOptions) {
    this.#options = options;
    this.#fetch = withTimeLimit(options.fetch ?? ((asked) => globalThis.fetch(asked)), options.clock);
  }

  locate(postcode: Postcode, options?: ReadOptions): Promise<Outcome> {
    const query = { q: postcode.replace(' ', ''), fq: 'type:postcode', rows: '1', fl: FIELDS };
    return this.#first('free', query, options);
  }

  nearest({ latitude, longitude }: Position, options?: ReadOptions): Promise<Outcome> {
    const query = { lat: latitude.toFixed(3), lon: longitude.toFixed(3), rows: '1', fl: FIELDS };
    return this.#first('reverse', { ...query, fq: 'type:postcode' }, options);
  }

  /** The first answer of the service; a refusal when there is none. */
  async #first(
    question: 'free' | 'reverse',
    query: Readonly<Record<string, string>>,
    options: ReadOptions | undefined,
  ): Promise<Outcome> {
    const url = `${this.#options.url}/${question}?${new URLSearchParams(query).toString()}`;
    const call = this.#get(url, options);
    const found = await requestBody(call, (body) => toPlaces(new Fields(body)));
    if (!found.ok) return found;
    const place = found.value[0];
    return place === undefined ? err(refusal('postcode_unknown')) : ok(place);
  }

  async #get(url: string, options: ReadOptions | undefined): Promise<{ data?: unknown; response: Response }> {
    const response = await this.#fetch(
      new Request(url, { signal: abortSignal(options), credentials: 'omit', referrerPolicy: 'no-referrer' }),
    );
    return { data: response.ok ? await readJson(response) : null, response };
  }
}

/** A body that is not JSON is read as null, which the service never answers. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (problem) {
    if (problem instanceof SyntaxError) return null;
    throw problem;
  }
}

/** Maps `{ response: { docs: [{ postcode, centroide_ll: "POINT(5.9136 52.2166)" }] } }`; longitude comes first. */
function toPlaces(body: Fields<Body>): readonly PostcodePlace[] {
  return body.object('response').list('docs', (doc) => {
    const postcode = parsePostcode(doc.string('postcode'));
    const match = /^POINT\((-?[\d.]+) (-?[\d.]+)\)$/.exec(doc.string('centroide_ll'));
    const position = toPosition(Number(match?.[2]), Number(match?.[1]));
    if (postcode === null || position === null) throw new BodyMismatch('a postcode without a place');
    return { postcode, position };
  });
}
