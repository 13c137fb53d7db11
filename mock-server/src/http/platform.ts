import type { Catalogue } from '../world/scenario.ts';
import type { Contract } from './contract.ts';
import type { DataFile } from '../world/data-file.ts';
import type { Edition } from '../tables/settings.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import type { FactorProblem, FindCaller } from './caller.ts';

/** How long a client may take, in milliseconds: for its headers, for a whole request, and how often that is looked at. */
export type Patience = { readonly headers: number; readonly request: number; readonly look: number };

const usualPatience: Patience = { headers: 15_000, request: 120_000, look: 5000 };

/** The settings of one mock platform. */
export type MockPlatformSettings = {
  /** Where the web shop stands: links in mails and redirects lead there. */
  readonly shopUrl: string;
  /** Where the mock platform itself stands. */
  readonly publicUrl: string;
  /** The origin that it names for DigiD and pictures: the shop's, or its own as the real platform does. */
  readonly apiOrigin: string;
  /** Name or address on which it listens, when it is none of this machine's own: the console answers to it too. */
  readonly host: string | null;
  /** File of the world `dev`; null keeps everything in memory. */
  readonly dataFile: string | null;
  /** Leaves what the file has, and starts it again with the scenario. */
  readonly fresh: boolean;
  /** A request that names no world is refused with 400. */
  readonly strictWorlds: boolean;
  /** Gets each request of the platform in one line; null prints none. */
  readonly printRequest: ((line: string) => void) | null;
  /** How slow a client may be before its connection ends. */
  readonly patience: Patience;
  /** Scenario of the world `dev`. */
  readonly scenario: string;
  /** Which platform every world plays; null leaves it to the scenario. */
  readonly edition: Edition | null;
  /** Moment at which every new world stands still; null lets worlds run with the machine's clock. */
  readonly now: number | null;
};

/** How a mock platform is built. Everything has a default, see `mockPlatformSettings`. */
export type MockPlatformOptions = Partial<Omit<MockPlatformSettings, 'now'>> & {
  /** The moment as ISO text. */
  readonly now?: string | null;
  /** Scenarios and personas; by default the folders `scenarios` and `personas`. */
  readonly catalogue?: Catalogue;
};

/** What a mock platform shows when nobody asks another situation. */
const defaultScenario = 'ordinary-tuesday';

const defaultUrls = { shopUrl: 'http://localhost:5173', publicUrl: 'http://localhost:8117' };

const trimmed = (url: string): string => url.replace(/\/+$/, '');

/** The options with every default filled in. */
export function mockPlatformSettings(options: MockPlatformOptions): MockPlatformSettings {
  const { catalogue: _catalogue, now, ...given } = options;
  const { shopUrl, publicUrl, apiOrigin = shopUrl } = { ...defaultUrls, ...given };
  return {
    dataFile: null,
    fresh: false,
    strictWorlds: false,
    printRequest: null,
    patience: usualPatience,
    scenario: defaultScenario,
    edition: null,
    ...given,
    shopUrl: trimmed(shopUrl),
    publicUrl: trimmed(publicUrl),
    apiOrigin: trimmed(apiOrigin),
    host: given.host?.toLowerCase() ?? null,
    now: now == null ? null : Date.parse(now),
  };
}

/** What every route and page of one mock platform shares. */
export type MockPlatform = {
  readonly settings: MockPlatformSettings;
  readonly worlds: Worlds;
  /** The world `dev` on the disk; null when everything is in memory. */
  readonly kept: DataFile | null;
  readonly catalogue: Catalogue;
  readonly contract: Contract;
  readonly callerOf: FindCaller;
  /** Why a call at a path below the prefix is refused to a session without its second factor; null when it is not. */
  readonly factorProblem: FactorProblem;
  /** Runs before each call that changes something. */
  readonly beforeChange: (world: World) => void;
};

/** How addresses are read, by the platform as by its console. */
export const routerOptions = { ignoreTrailingSlash: true, maxParamLength: 300 } as const;

/** Prefix of every call of the platform. */
export const apiPrefix = '/api/v1';

/** The API as the shop reaches it: by default on the shop's own origin, so that its world cookie goes along. */
export const apiUrl = (settings: MockPlatformSettings): string => `${settings.apiOrigin}${apiPrefix}`;

/** The API as a link in a mail reaches it. */
export const linkUrl = (settings: MockPlatformSettings): string => `${settings.publicUrl}${apiPrefix}`;
