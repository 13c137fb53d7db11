/**
 * The Dutch texts of each feature by name. Each `*.feature.ts` adds its texts by declaration merging, so that a new
 * feature changes only its own files.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface DutchTexts {}

/** The English texts of each feature, added by declaration merging too. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface EnglishTexts {}

/** The name of a file with texts: a feature, or the part of a feature that home shows. */
export type TextsName = keyof DutchTexts;

/** The name of a feature. */
export type FeatureName = Exclude<TextsName, `${string}/first`>;

type AnyKey<Texts> = { [Name in keyof Texts]: keyof Texts[Name] }[keyof Texts];
type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** Every text of the shop by its flat key; plural forms (`_one`, `_other`) share the key without the ending. */
export type TextKey = WithoutPlural<Extract<AnyKey<DutchTexts>, string>>;

/** The values to interpolate in a text. `count` chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

type MissingInEnglish = Exclude<AnyKey<DutchTexts>, AnyKey<EnglishTexts>>;
type MissingInDutch = Exclude<AnyKey<EnglishTexts>, AnyKey<DutchTexts>>;

/** Fails to compile, and names the keys, when one language lacks a text of the other. */
export const LANGUAGES_AGREE: [MissingInEnglish, MissingInDutch] extends [never, never]
  ? true
  : { readonly missingInEnglish: MissingInEnglish; readonly missingInDutch: MissingInDutch } = true;
