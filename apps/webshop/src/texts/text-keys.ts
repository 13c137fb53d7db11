import type accountNl from '../features/account/texts.nl.json';
import type accountPartsNl from '../features/account/parts/texts.nl.json';
import type filesNl from '../features/files/texts.nl.json';
import type fundActivationNl from '../features/fund-activation/texts.nl.json';
import type fundRequestsNl from '../features/fund-requests/texts.nl.json';
import type fundsNl from '../features/funds/texts.nl.json';
import type notificationsNl from '../features/notifications/texts.nl.json';
import type pagesNl from '../features/pages/texts.nl.json';
import type physicalCardsNl from '../features/physical-cards/texts.nl.json';
import type productsNl from '../features/products/texts.nl.json';
import type providersPartsNl from '../features/providers/parts/texts.nl.json';
import type providersNl from '../features/providers/texts.nl.json';
import type recordsNl from '../features/records/texts.nl.json';
import type reimbursementsNl from '../features/reimbursements/texts.nl.json';
import type reservationsNl from '../features/reservations/texts.nl.json';
import type searchNl from '../features/search/texts.nl.json';
import type signInNl from '../features/sign-in/texts.nl.json';
import type vouchersNl from '../features/vouchers/texts.nl.json';
import type homeNl from '../features/home/texts.nl.json';
import type shellNl from '../shell/texts.nl.json';
import type accountEn from '../features/account/texts.en.json';
import type accountPartsEn from '../features/account/parts/texts.en.json';
import type filesEn from '../features/files/texts.en.json';
import type fundActivationEn from '../features/fund-activation/texts.en.json';
import type fundRequestsEn from '../features/fund-requests/texts.en.json';
import type fundsEn from '../features/funds/texts.en.json';
import type notificationsEn from '../features/notifications/texts.en.json';
import type pagesEn from '../features/pages/texts.en.json';
import type physicalCardsEn from '../features/physical-cards/texts.en.json';
import type productsEn from '../features/products/texts.en.json';
import type providersPartsEn from '../features/providers/parts/texts.en.json';
import type providersEn from '../features/providers/texts.en.json';
import type recordsEn from '../features/records/texts.en.json';
import type reimbursementsEn from '../features/reimbursements/texts.en.json';
import type reservationsEn from '../features/reservations/texts.en.json';
import type searchEn from '../features/search/texts.en.json';
import type signInEn from '../features/sign-in/texts.en.json';
import type vouchersEn from '../features/vouchers/texts.en.json';
import type homeEn from '../features/home/texts.en.json';
import type shellEn from '../shell/texts.en.json';

/** The Dutch texts of each file by its name. */
export interface DutchTexts {
  readonly account: typeof accountNl;
  readonly 'account/parts': typeof accountPartsNl;
  readonly files: typeof filesNl;
  readonly 'fund-activation': typeof fundActivationNl;
  readonly 'fund-requests': typeof fundRequestsNl;
  readonly funds: typeof fundsNl;
  readonly notifications: typeof notificationsNl;
  readonly pages: typeof pagesNl;
  readonly 'physical-cards': typeof physicalCardsNl;
  readonly products: typeof productsNl;
  readonly providers: typeof providersNl;
  readonly 'providers/parts': typeof providersPartsNl;
  readonly records: typeof recordsNl;
  readonly reimbursements: typeof reimbursementsNl;
  readonly reservations: typeof reservationsNl;
  readonly search: typeof searchNl;
  readonly 'sign-in': typeof signInNl;
  readonly vouchers: typeof vouchersNl;
  readonly home: typeof homeNl;
  readonly shell: typeof shellNl;
}

/** The English texts of each file by its name. */
export interface EnglishTexts {
  readonly account: typeof accountEn;
  readonly 'account/parts': typeof accountPartsEn;
  readonly files: typeof filesEn;
  readonly 'fund-activation': typeof fundActivationEn;
  readonly 'fund-requests': typeof fundRequestsEn;
  readonly funds: typeof fundsEn;
  readonly notifications: typeof notificationsEn;
  readonly pages: typeof pagesEn;
  readonly 'physical-cards': typeof physicalCardsEn;
  readonly products: typeof productsEn;
  readonly providers: typeof providersEn;
  readonly 'providers/parts': typeof providersPartsEn;
  readonly records: typeof recordsEn;
  readonly reimbursements: typeof reimbursementsEn;
  readonly reservations: typeof reservationsEn;
  readonly search: typeof searchEn;
  readonly 'sign-in': typeof signInEn;
  readonly vouchers: typeof vouchersEn;
  readonly home: typeof homeEn;
  readonly shell: typeof shellEn;
}

/** The name of a file with texts: a feature, or the parts of one that other features show. */
export type TextsName = keyof DutchTexts;

type AnyKey<Texts> = { [Name in keyof Texts]: keyof Texts[Name] }[keyof Texts];
type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** Every text of the shop by its flat key; plural forms (`_one`, `_other`) share the key without the ending. */
export type TextKey = WithoutPlural<Extract<AnyKey<DutchTexts>, string>>;

/** The values to interpolate in a text. `count` chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

type MissingInEnglish = Exclude<AnyKey<DutchTexts>, AnyKey<EnglishTexts>>;
type MissingInDutch = Exclude<AnyKey<EnglishTexts>, AnyKey<DutchTexts>>;

/** Fails to compile, and names the keys, when one language lacks a text of the other. @public for the compiler alone */
export const LANGUAGES_AGREE: [MissingInEnglish, MissingInDutch] extends [never, never]
  ? true
  : { readonly missingInEnglish: MissingInEnglish; readonly missingInDutch: MissingInDutch } = true;
