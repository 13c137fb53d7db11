import { isEdition, type Edition } from '@stadstegoed/core/shared/edition.ts';
import type { FlagName, Flags } from '@stadstegoed/core/shared/flags.ts';
import { DEFAULT_FLAGS } from '@stadstegoed/core/shared/flags.ts';
import { BSN_CONFIRMATION_OFFSET } from '@stadstegoed/core/fund-activation/confirmation-offset.ts';
import { parseAddress } from '../../lib/app/parse-address.ts';
import { parseJsonObject, toJsonObject, type JsonObject } from '../json-object.ts';

/** The values a deployment can set in the page itself, without a new build (docs/guides/deployment.md). */
export interface Environment {
  /** The versioned API root. */
  readonly apiUrl: string;
  /** Origins, besides the platform's, to which the shop may redirect, such as DigiD's or a back office's. */
  readonly redirectOrigins: readonly string[];
  /** The tiles of the map, with `{z}`, `{x}`, `{y}` and, where the service asks for it, `{key}`. */
  readonly mapTilesUrl: string;
  /** The register of addresses that finds a postcode, up to its version. */
  readonly geocoderUrl: string;
  /** Overrides the municipality's client key, for a test deployment. */
  readonly clientKey: string | null;
  /** Which calls the platform has; null takes it from the platform's configuration. */
  readonly edition: Edition | null;
  readonly bsnConfirmationOffset: number;
  readonly showStartButton: boolean;
  /** Where errors of the browser and what the content policy blocked are sent; null sends nothing. */
  readonly reportsUrl: string | null;
  /** Where opened screens are counted, with the id of the site there; null counts nothing. */
  readonly statisticsUrl: string | null;
  readonly flags: Partial<Flags>;
}

/** The map and the register of addresses of the Dutch government (PDOK). */
const MAP_TILES = 'https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/standaard/EPSG:3857/{z}/{x}/{y}.png';
const GEOCODER = 'https://api.pdok.nl/bzk/locatieserver/search/v3_1';

/** Parses the environment data of the page. Throws an error that names the first invalid field. */
export function readEnvironment(json: string): Environment {
  const given = parseJsonObject(json === '' ? '{}' : json);
  if (given === null) throw new Error('The environment data of the page are not a JSON object.');
  return {
    ...platformOf(given),
    redirectOrigins: field(given, 'redirectOrigins', isAddresses) ?? [],
    ...mapServices(given),
    bsnConfirmationOffset: field(given, 'bsnConfirmationOffset', isWholeSeconds) ?? BSN_CONFIRMATION_OFFSET,
    showStartButton: field(given, 'showStartButton', isFlag) ?? false,
    reportsUrl: field(given, 'reportsUrl', isTextOrNull) ?? null,
    statisticsUrl: field(given, 'statisticsUrl', isTextOrNull) ?? null,
    flags: knownFlags(toJsonObject(given['flags'] ?? {}) ?? {}),
  };
}

/** Where the platform is, which one it is, and the tenant on it. */
function platformOf(given: JsonObject): Pick<Environment, 'apiUrl' | 'clientKey' | 'edition'> {
  return {
    apiUrl: field(given, 'apiUrl', isText) ?? '/api/v1',
    clientKey: field(given, 'clientKey', isTextOrNull) ?? null,
    edition: field(given, 'edition', isEdition) ?? null,
  };
}

/** The addresses of the map and of the register of addresses. */
function mapServices(given: JsonObject): Pick<Environment, 'mapTilesUrl' | 'geocoderUrl'> {
  return {
    mapTilesUrl: field(given, 'mapTilesUrl', isText) ?? MAP_TILES,
    geocoderUrl: field(given, 'geocoderUrl', isText) ?? GEOCODER,
  };
}

/** The value of one field; undefined when it is absent. */
function field<T>(given: JsonObject, name: string, is: (value: unknown) => value is T): T | undefined {
  const value = given[name];
  if (value === undefined || is(value)) return value;
  throw new Error(`The environment data of the page have a wrong value for ${name}.`);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isWholeSeconds = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isAddresses = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((address) => isText(address) && parseAddress(address) !== null);

function knownFlags(given: JsonObject): Partial<Flags> {
  const known: Partial<Record<FlagName, boolean>> = {};
  for (const name of flagNames()) {
    const value = field(given, name, isFlag);
    if (value !== undefined) known[name] = value;
  }
  return known;
}

/** Type assertion: `Object.keys` returns `string[]` although the keys are the flag names. */
function flagNames(): readonly FlagName[] {
  return Object.keys(DEFAULT_FLAGS) as FlagName[];
}
