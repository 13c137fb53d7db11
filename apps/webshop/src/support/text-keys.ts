import type shellEn from '../shell/texts.en.json';
import type shellNl from '../shell/texts.nl.json';
import type fundActivationEn from '../features/fund-activation/texts.en.json';
import type fundActivationNl from '../features/fund-activation/texts.nl.json';
import type fundsEn from '../features/funds/texts.en.json';
import type fundsNl from '../features/funds/texts.nl.json';
import type pagesEn from '../features/pages/texts.en.json';
import type pagesNl from '../features/pages/texts.nl.json';
import type signInEn from '../features/sign-in/texts.en.json';
import type signInNl from '../features/sign-in/texts.nl.json';
import type vouchersEn from '../features/vouchers/texts.en.json';
import type vouchersNl from '../features/vouchers/texts.nl.json';

/** The features that have texts of their own, each loaded with the first screen that needs it. */
export interface FeatureTexts {
  readonly shell: typeof shellNl;
  readonly 'sign-in': typeof signInNl;
  readonly funds: typeof fundsNl;
  readonly 'fund-activation': typeof fundActivationNl;
  readonly vouchers: typeof vouchersNl;
  readonly pages: typeof pagesNl;
}

interface EnglishTexts {
  readonly shell: typeof shellEn;
  readonly 'sign-in': typeof signInEn;
  readonly funds: typeof fundsEn;
  readonly 'fund-activation': typeof fundActivationEn;
  readonly vouchers: typeof vouchersEn;
  readonly pages: typeof pagesEn;
}

/** The name of a feature with texts. */
export type FeatureName = keyof FeatureTexts;

type AnyKey<Texts> = { [Feature in keyof Texts]: keyof Texts[Feature] }[keyof Texts];
type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** Every text of the shop by its flat key; plural forms (`_one`, `_other`) share the key without the ending. */
export type TextKey = WithoutPlural<Extract<AnyKey<FeatureTexts>, string>>;

/** What a text has holes for. `count` chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

type MissingInEnglish = Exclude<AnyKey<FeatureTexts>, AnyKey<EnglishTexts>>;
type MissingInDutch = Exclude<AnyKey<EnglishTexts>, AnyKey<FeatureTexts>>;

/** Fails to compile, and names the keys, when one language lacks a text of the other. */
export const LANGUAGES_AGREE: [MissingInEnglish, MissingInDutch] extends [never, never]
  ? true
  : { readonly missingInEnglish: MissingInEnglish; readonly missingInDutch: MissingInDutch } = true;
