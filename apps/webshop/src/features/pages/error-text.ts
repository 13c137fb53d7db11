import { readDigidError } from '@stadstegoed/core/sign-in/digid-error.ts';
import { readRedirectTarget } from '@stadstegoed/core/pages/redirect-target.ts';
import { REFUSED_ADDRESS_CODE, toErrorCode } from '@stadstegoed/core/pages/error-code.ts';
import type { SceneName } from '@stadstegoed/ui/state-screen/scene.tsx';
import type { TextKey } from '../../texts/text-keys.ts';

/** The texts and links of the error page for a code. */
export interface ErrorPage {
  readonly title: TextKey;
  readonly text: TextKey;
  /** The code in small print, for a call to the help desk; null when the text is enough. */
  readonly smallCode: string | null;
  /** Whether to offer the visit to DigiD again, at the fund where it started. */
  readonly productsRetry: boolean;
  /** Whether to offer a request, for the fund when it is known. */
  readonly offersRequest: boolean;
  /** Whether to offer a DigiD sign-in that restores the existing account. */
  readonly offersRestore: boolean;
  /** The link that helps most, shown first; `call` is the phone number of the municipality. */
  readonly main: 'home' | 'start' | 'restore' | 'call' | 'retry' | 'request';
  readonly scene: SceneName;
}

const DIGID: Readonly<
  Record<
    NonNullable<ReturnType<typeof readDigidError>>['situation'],
    { readonly title: TextKey; readonly text: TextKey }
  >
> = {
  cancelled: { title: 'pages.error.digidCancelled.title', text: 'pages.error.digidCancelled.text' },
  uid_used: { title: 'pages.error.digidUidUsed.title', text: 'pages.error.digidUidUsed.text' },
  uid_dont_match: { title: 'pages.error.digidUidDontMatch.title', text: 'pages.error.digidUidDontMatch.text' },
  uid_not_found: { title: 'pages.error.digidUidNotFound.title', text: 'pages.error.digidUidNotFound.text' },
  api_0000: { title: 'pages.error.digidGeneric.title', text: 'pages.error.digidApi.text' },
  unknown_error: { title: 'pages.error.digidGeneric.title', text: 'pages.error.digidUnknown.text' },
  generic: { title: 'pages.error.digidGeneric.title', text: 'pages.error.digidGeneric.text' },
};

/** What the text of a DigiD error asks for; the others can be tried again. */
const MAIN: Readonly<Partial<Record<keyof typeof DIGID, 'restore' | 'request'>>> = {
  uid_used: 'restore',
  uid_dont_match: 'request',
  uid_not_found: 'request',
};

/** The path of the shop in a custom link; null for anything else, because anybody can write the address. */
export function customPath(link: string | null): string | null {
  const target = readRedirectTarget(link, []);
  return target.kind === 'path' ? target.path : null;
}

/** The page for an error code as written in the address. Unknown codes get the general text. */
export function errorPage(written: string | null | undefined): ErrorPage {
  const code = toErrorCode(written);
  const digid = readDigidError(code);
  if (digid === null) return { ...(NAMED.get(code) ?? UNKNOWN), smallCode: code };
  const { situation, smallCode } = digid;
  const main = MAIN[situation] ?? 'retry';
  return {
    ...DIGID[situation],
    smallCode,
    productsRetry: main === 'retry',
    offersRequest: main === 'request' || (main === 'retry' && situation !== 'cancelled'),
    offersRestore: situation !== 'cancelled',
    main,
    scene: situation === 'uid_used' ? 'letterbox' : 'bridge',
  };
}

const UNKNOWN: Omit<ErrorPage, 'smallCode'> = {
  title: 'pages.error.title',
  text: 'pages.error.unknown.text',
  productsRetry: false,
  offersRequest: false,
  offersRestore: false,
  main: 'home',
  scene: 'bridge',
};

const DURING_MAINTENANCE: Omit<ErrorPage, 'smallCode'> = {
  ...UNKNOWN,
  title: 'pages.error.maintenance.title',
  text: 'pages.error.maintenance.text',
  main: 'call',
  scene: 'scaffold',
};

/** The codes with a page of their own; planned maintenance is for whoever sends residents here meanwhile. */
const NAMED: ReadonlyMap<string, Omit<ErrorPage, 'smallCode'>> = new Map([
  ['maintenance', DURING_MAINTENANCE],
  [
    REFUSED_ADDRESS_CODE,
    {
      ...UNKNOWN,
      title: 'pages.error.refusedAddress.title',
      text: 'pages.error.refusedAddress.text',
      main: 'call',
    },
  ],
]);
