import * as v from 'valibot';

const key = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'needs a key of lower-case letters, digits and dashes'));
const words = v.pipe(v.string(), v.trim(), v.minLength(1, 'may not be empty'));
const webAddress = v.pipe(v.string(), v.url('needs a full web address'));
const flag = v.exactOptional(v.boolean());

/** The contact details of the municipality (names as spelled by the platform). */
const contact = v.strictObject({
  /** The name of this deployment on the accessibility page. */
  implementation_name: words,
  /** The organisation responsible for the deployment. */
  organization_name: words,
  contact_email: v.pipe(v.string(), v.email('needs an e-mail address')),
  website: webAddress,
  /** The statement in the national register of accessibility statements. */
  accessibility_link: webAddress,
  telephone_numer: words,
});

/** How a resident objects to a decision of the municipality. */
const objection = v.strictObject({
  /** The term in weeks, counted from the date of the decision. */
  weeks: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The page of the municipality that says how. */
  page: webAddress,
  /** Where a letter goes, on one line. */
  postalAddress: words,
});

/** Flags that this municipality overrides; an absent flag keeps its default. */
const flags = v.strictObject({
  startPageCombinedColumns: flag,
  startButton: flag,
  accessibilityPage: flag,
  fundsMenu: flag,
  fundsMenuForVisitors: flag,
  activateFirstFund: flag,
  genericSearch: flag,
  onlyUsedCategories: flag,
  sessions: flag,
  providerSignUpPage: flag,
  fundsList: flag,
  productsList: flag,
  productsShow: flag,
  recordsList: flag,
});

/** Named policies: differences in behaviour between municipalities are data, never an `if` in the code. */
const policies = v.strictObject({
  /** Number of characters of an activation code without dashes; null where the municipality has codes of any length. */
  activationCodeLength: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(32))),
  /** Keys of funds that start DigiD automatically, in addition to IIT, bus_2020 and meedoen (FA-037). */
  moreDigidAutoStartFundKeys: v.array(words),
  /**
   * Keys of the funds that allow one activation code a year for themselves. The other funds allow one a year together (FA-065,
   * reading 47).
   */
  oneCodePerYearFundKeys: v.array(words),
});

/** Links to the mobile app (SH-021). */
const appLinks = v.strictObject({ deepLink: words, android: webAddress, iphone: webAddress, ipad: webAddress });

/** The sections of home by name. */
export const HOME_SECTIONS = ['facts', 'how', 'steps', 'topics', 'funds', 'offers', 'actions', 'help'] as const;
/** A section of home; `apps/webshop/vite/home-module.ts` names the component of each. */
export type HomeSectionName = (typeof HOME_SECTIONS)[number];

/** The screens that a button in the banner of home can lead to. `start` is shown as the settings say (reading 1). */
export const BANNER_BUTTONS = [
  'start',
  'sign-in',
  'funds',
  'activation-code',
  'products',
  'actions',
  'reimbursements',
  'sign-up',
] as const;
/** A button in the banner of home. */
export type BannerButton = (typeof BANNER_BUTTONS)[number];

/** The icons for the three facts below the banner. */
export const FACT_ICONS = [
  'building-bank',
  'building-community',
  'building-store',
  'calendar',
  'camera',
  'clock',
  'coin',
  'gift',
  'list-check',
  'lock',
  'map-pin',
  'shield-check',
] as const;

/** A list of some of these names, at least one, each at most once. */
const listOf = <const Name extends string>(names: readonly Name[]) =>
  v.pipe(
    v.array(v.picklist(names)),
    v.minLength(1, 'needs at least one name'),
    v.check((list) => new Set(list).size === list.length, 'names one twice'),
  );

/** Home: what the banner offers and which sections follow. Its words are the texts `funds.home.*`. */
const home = v.strictObject({
  /** The first one that is shown is the primary button. */
  buttons: listOf(BANNER_BUTTONS),
  /** The icons of the three facts; used by the section `facts`. */
  facts: v.pipe(v.array(v.picklist(FACT_ICONS)), v.length(3, 'needs three icons')),
  /** In this order. A section that is not listed is not part of the build. */
  sections: listOf(HOME_SECTIONS),
});

/** The entries that the main menu can have. */
export const MENU_ENTRIES = [
  'home',
  'funds',
  'products',
  'actions',
  'providers',
  'reimbursements',
  'explanation',
] as const;
export type MenuEntry = (typeof MENU_ENTRIES)[number];

/** The schema of `variant.json`. Unknown keys are rejected, to detect typing errors. */
export const variantSchema = v.strictObject({
  /** The name of the folder. */
  key,
  /** Identifies the tenant on the platform; sent with every request (SH-036). */
  clientKey: key,
  /** The name of the shop, beside the logo. */
  name: words,
  /** The municipality in full, "Gemeente Zonnedorp". */
  municipality: words,
  /** The programme and the municipality together: the default page title and the end of every title (SH-010). */
  title: words,
  contact,
  /** Where residents find the shop, such as `https://stadstegoed.zonnedorp.example`; without it search engines get no site map. */
  publicUrl: v.exactOptional(webAddress),
  /** Without it the shop does not say how to object. */
  objection: v.exactOptional(objection),
  flags,
  policies,
  appLinks,
  /** The key of the maps service, which replaces `{key}` in `mapTilesUrl`; empty when it needs none (SH-023). */
  mapsKey: v.string(),
  /** The key of the `<key>-theme` class with the colours; its own or that of another folder. */
  theme: key,
  home,
  /** The main menu, in this order; a screen that is switched off or not published is left out. */
  menu: listOf(MENU_ENTRIES),
});

/** One validated municipality. */
export type Variant = v.InferOutput<typeof variantSchema>;

/** Texts of a municipality that override the common texts, by text key. */
export const textsSchema = v.record(v.string(), v.string());

/** Validates the data of a municipality. Throws an error that names every invalid field. */
export function readVariant(data: unknown): Variant {
  const result = v.safeParse(variantSchema, data);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new Error(`variant.json is invalid: ${problems.join('; ')}.`);
}
