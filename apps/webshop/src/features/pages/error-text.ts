import { readDigidError } from '@stadstegoed/core/sign-in/digid-error.ts';
import { readRedirectTarget } from '@stadstegoed/core/pages/redirect-target.ts';
import { toErrorCode } from '@stadstegoed/core/pages/error-code.ts';
import type { TextKey } from '../../texts/text-keys.ts';

/** What the error page says of a code, and which ways out help (1 §8). */
export interface ErrorPage {
  readonly title: TextKey;
  readonly text: TextKey;
  /** The code in small print, for who calls the help desk; null where the text says it all. */
  readonly smallCode: string | null;
  /** Offers the way back to the fund in which the visit to DigiD began. */
  readonly offersRetry: boolean;
  /** Offers to sign in with DigiD to the account that was there already. */
  readonly offersRestore: boolean;
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

/** The path of the shop that a link of its own names; null for anything else, since the address is anybody's to write. */
export function customPath(link: string | null): string | null {
  const target = readRedirectTarget(link, []);
  return target.kind === 'path' ? target.path : null;
}

/** Looks up what to say of an error code as it stands in the address; unknown codes get the general sentence. */
export function errorPage(written: string | null | undefined): ErrorPage {
  const code = toErrorCode(written);
  const digid = readDigidError(code);
  if (digid === null) {
    return {
      title: 'pages.error.title',
      text: 'pages.error.unknown.text',
      smallCode: code,
      offersRetry: false,
      offersRestore: false,
    };
  }
  return {
    ...DIGID[digid.situation],
    smallCode: digid.smallCode,
    offersRetry: digid.situation === 'cancelled',
    offersRestore: digid.situation !== 'cancelled',
  };
}
