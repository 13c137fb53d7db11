import type { Catalogue } from '../database/catalogue.ts';
import type { Contract } from '../contract/contract.ts';
import type { DataFile } from '../persistence/data-file.ts';
import type { World } from '../database/world.ts';
import type { Worlds } from '../database/worlds.ts';
import type { FindCaller } from './caller.ts';

/** How long a client may take, in milliseconds: for its headers, for a whole request, and how often that is looked at. */
export type Patience = { readonly headers: number; readonly request: number; readonly look: number };

const usualPatience: Patience = { headers: 15_000, request: 120_000, look: 5000 };

/** How a mock platform is built. Everything has a default, see `mockPlatformSettings`. */
export type MockPlatformOptions = {
  /** Where the web shop stands: links in mails and redirects lead there. */
  readonly shopUrl?: string;
  /** Where the mock platform itself stands. */
  readonly publicUrl?: string;
  /** The origin that it names for DigiD and pictures: the shop's, or its own as the real platform does. */
  readonly apiOrigin?: string;
  /** Name or address on which it listens, when it is none of this machine's own: the console answers to it too. */
  readonly host?: string;
  /** File of the world `dev`; null keeps everything in memory. */
  readonly dataFile?: string | null;
  /** Leaves what the file has, and starts it again with the scenario. */
  readonly fresh?: boolean;
  /** Switches everything under `/_mock` on. */
  readonly consoleEnabled?: boolean;
  /** A request that names no world is refused with 400. */
  readonly strictWorlds?: boolean;
  /** Compares every answer with the description; a difference is a 500 with the reason. */
  readonly checkContract?: boolean;
  /** Gets each request of the platform in one line. */
  readonly printRequest?: (line: string) => void;
  /** How slow a client may be before its connection ends. */
  readonly patience?: Patience;
  /** Scenario of the world `dev`. */
  readonly scenario?: string;
  /** ISO moment at which every new world stands still; without it worlds run with the machine's clock. */
  readonly now?: string | null;
  /** Scenarios and personas; by default the folders `scenarios` and `personas`. */
  readonly catalogue?: Catalogue;
  /** The description that answers are held against; by default the one in `openapi/generated`. */
  readonly contract?: Contract;
};

/** What a mock platform shows when nobody asks another situation. */
export const defaultScenario = 'ordinary-tuesday';

/** The options with every default filled in. */
export type MockPlatformSettings = {
  readonly shopUrl: string;
  readonly publicUrl: string;
  readonly apiOrigin: string;
  readonly host: string | null;
  readonly dataFile: string | null;
  readonly fresh: boolean;
  readonly consoleEnabled: boolean;
  readonly strictWorlds: boolean;
  readonly checkContract: boolean;
  readonly printRequest: ((line: string) => void) | null;
  readonly patience: Patience;
  readonly scenario: string;
  readonly now: number | null;
};

const trimmed = (url: string): string => url.replace(/\/+$/, '');

/** What is in a world when it begins. */
const startOf = ({ scenario, now }: MockPlatformOptions): Pick<MockPlatformSettings, 'scenario' | 'now'> => ({
  scenario: scenario ?? defaultScenario,
  now: now == null ? null : Date.parse(now),
});

/** Where shop and mock platform stand. */
const addressesOf = ({
  shopUrl,
  publicUrl,
  apiOrigin,
  host,
}: MockPlatformOptions): Pick<MockPlatformSettings, 'shopUrl' | 'publicUrl' | 'apiOrigin' | 'host'> => ({
  shopUrl: trimmed(shopUrl ?? 'http://localhost:5173'),
  publicUrl: trimmed(publicUrl ?? 'http://localhost:8117'),
  apiOrigin: trimmed(apiOrigin ?? shopUrl ?? 'http://localhost:5173'),
  host: host?.toLowerCase() ?? null,
});

/** Where the world is kept. */
const keptOf = ({ dataFile, fresh }: MockPlatformOptions): Pick<MockPlatformSettings, 'dataFile' | 'fresh'> => ({
  dataFile: dataFile ?? null,
  fresh: fresh ?? false,
});

export function mockPlatformSettings(options: MockPlatformOptions): MockPlatformSettings {
  return {
    consoleEnabled: options.consoleEnabled ?? true,
    strictWorlds: options.strictWorlds ?? false,
    checkContract: options.checkContract ?? true,
    printRequest: options.printRequest ?? null,
    patience: options.patience ?? usualPatience,
    ...addressesOf(options),
    ...keptOf(options),
    ...startOf(options),
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
