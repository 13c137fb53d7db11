import { refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { isBlank } from '@stadstegoed/core/shared/typed-text.ts';
import type { DeviceLocation, LocationRefusal } from '@stadstegoed/core/providers/device-location.port.ts';
import type { Distance } from '@stadstegoed/core/providers/distance-filter.ts';
import type { Geocoder, PostcodePlace } from '@stadstegoed/core/providers/geocoder.port.ts';
import { toPosition, type Position } from '@stadstegoed/core/providers/position.ts';
import { isPreciseEnough, kilometresToNearest } from '@stadstegoed/core/providers/distance.ts';
import { parsePostcode, type Postcode } from '@stadstegoed/core/shared/postcode.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Task } from '../load/task.ts';

/** What is wrong with the postcode, shown at its field. */
export type PostcodeError = 'missing' | 'malformed' | 'unknown';

/** Why no place could be found: the reasons of the device, or the register of addresses that does not answer. */
export type PlaceProblem = LocationRefusal['code'] | 'geocoder_failed';

/** What a list tells its place and takes from it. */
export interface NearPlaceOptions {
  readonly geocoder: Geocoder;
  readonly location: DeviceLocation;
  /** Puts a postcode or a distance in the address of the list. */
  readonly narrow: (part: { readonly postcode?: string; readonly distance?: Distance | null }) => void;
}

/**
 * The place from which a list counts distances: a postcode that the resident types, or the postcode near her device. The
 * address of the list is the truth; the list itself is limited by the platform, so that it also works while the register of
 * addresses does not answer.
 */
export class NearPlace {
  /** The text in the field. */
  typed = '';
  error: PostcodeError | null = null;
  problem: PlaceProblem | null = null;
  /** The postcode of the address with its position; null while unknown. */
  place: PostcodePlace | null = null;
  /** The postcode of the address. */
  #asked = '';
  readonly #options: NearPlaceOptions;
  readonly #task = new Task();

  constructor(options: NearPlaceOptions) {
    this.#options = options;
    makeAutoObservable(this, { place: observableRef }, { autoBind: true });
  }

  /** Whether the device or the register of addresses is being asked. */
  get isAsking(): boolean {
    return this.#task.isRunning;
  }

  /** The position from which distances count; null while unknown. */
  get position(): Position | null {
    return this.place?.position ?? null;
  }

  /** The kilometres to the nearest of these offices; null without a place. */
  kilometresTo(offices: readonly { readonly position: Position | null }[]): number | null {
    return this.position === null ? null : kilometresToNearest(this.position, offices);
  }

  /** Takes the parameters of the address. */
  start({ postcode, distance }: { readonly postcode: string; readonly distance: Distance | null }): void {
    const parsed = parsePostcode(postcode);
    this.#asked = postcode;
    if (parsePostcode(this.typed) !== parsed || parsed === null) this.typed = postcode;
    this.error = this.#errorOf(postcode, parsed, distance !== null);
    if (parsed === null) this.place = null;
    else if (this.place?.postcode !== parsed) void this.#locate(parsed);
  }

  stop(): void {
    this.#task.cancel();
  }

  type(text: string): void {
    this.typed = text;
    this.error = null;
  }

  /** Uses the typed postcode, at Enter or when the field is left. An empty field removes the postcode. */
  use(): void {
    const parsed = parsePostcode(this.typed);
    const isEmpty = isBlank(this.typed);
    if (parsed === null && !isEmpty) {
      this.error = 'malformed';
      return;
    }
    this.problem = null;
    if ((parsed ?? '') !== this.#asked) this.#options.narrow({ postcode: parsed ?? '' });
    // The address has this postcode already: a field that is only walked through changes nothing.
    else if (parsed !== null && this.place === null && !this.isAsking) void this.#locate(parsed);
  }

  choose(distance: Distance | null): void {
    const parsed = parsePostcode(this.typed);
    this.#options.narrow({ distance, ...(parsed === null ? {} : { postcode: parsed }) });
    this.error = this.#errorOf(this.typed, parsed, distance !== null);
  }

  /** Asks the device where it is, after a press of the resident, and uses the postcode near it. */
  async useDevice(): Promise<void> {
    this.problem = null;
    const { geocoder, location } = this.#options;
    const found = await this.#task.run(async (signal) => {
      const asked = await location.ask();
      if (!asked.ok || signal.aborted) return asked;
      const { latitude, longitude, accuracy } = asked.value;
      const position = toPosition(latitude, longitude);
      // Abroad the nearest postcode is one at the border, at which the device is not.
      if (position === null) return err(refusal('location_unknown'));
      if (!isPreciseEnough(accuracy)) return err(refusal('location_rough'));
      return geocoder.nearest(position, { signal });
    });
    if (found === null) return;
    runInAction(() => {
      if (!found.ok) {
        const { error } = found;
        if (error.kind === 'refused')
          this.problem = error.code === 'postcode_unknown' ? 'location_unknown' : error.code;
        else if (error.kind !== 'aborted') this.problem = 'geocoder_failed';
        return;
      }
      if (!('postcode' in found.value)) return;
      this.place = found.value;
      this.typed = found.value.postcode;
      this.error = null;
      this.#options.narrow({ postcode: found.value.postcode });
    });
  }

  #errorOf(text: string, parsed: Postcode | null, isNeeded: boolean): PostcodeError | null {
    if (parsed !== null) return null;
    if (!isBlank(text)) return 'malformed';
    return isNeeded ? 'missing' : null;
  }

  async #locate(postcode: Postcode): Promise<void> {
    this.place = null;
    const found = await this.#task.run((signal) => this.#options.geocoder.locate(postcode, { signal }));
    if (found === null) return;
    runInAction(() => {
      this.problem = null;
      if (found.ok) this.place = found.value;
      else if (found.error.kind === 'refused') this.error = 'unknown';
      else if (found.error.kind !== 'aborted') this.problem = 'geocoder_failed';
    });
  }
}
