import * as v from 'valibot';

const key = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'needs a key of lower-case letters, digits and dashes'));
const words = v.pipe(v.string(), v.trim(), v.minLength(1, 'may not be empty'));
const webAddress = v.pipe(v.string(), v.url('needs a full web address'));
const flag = v.exactOptional(v.boolean());

/** The contact details of the municipality (1 §3, deployment configuration; names as spelled by the platform). */
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

/** Flags of 1 §1 that this municipality overrides; an absent flag keeps its default. */
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
  /** Number of characters of an activation code without dashes. */
  activationCodeLength: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(32)),
  /** Keys of funds that start DigiD automatically, in addition to IIT, bus_2020 and meedoen (1 §4). */
  moreDigidAutoStartFundKeys: v.array(words),
  /** The activation code of a fund can be used once in a calendar year. */
  oneCodePerYearPerFund: v.boolean(),
});

/** Links to the mobile app (1 §1). */
const appLinks = v.strictObject({ deepLink: words, android: webAddress, iphone: webAddress, ipad: webAddress });

/** The schema of `variant.json`. Unknown keys are rejected, to detect typing errors. */
export const variantSchema = v.strictObject({
  /** The name of the folder. */
  key,
  /** Identifies the tenant on the platform; sent with every request (1 §1). */
  clientKey: key,
  /** The name of the shop, beside the logo. */
  name: words,
  /** The municipality in full, "Gemeente Zonnedorp". */
  municipality: words,
  /** The programme and the municipality together: the default page title and the end of every title (1 §1). */
  title: words,
  contact,
  /** `formal` uses "u", `informal` uses "je". */
  communication: v.picklist(['formal', 'informal']),
  flags,
  policies,
  appLinks,
  /** The key of the maps service; empty when the map needs none. */
  mapsKey: v.string(),
  /** The key of the `<key>-theme` class with the colours; its own or that of another folder. */
  theme: key,
  /** The landmark of the town illustration. */
  landmark: v.picklist(['tower', 'mill']),
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
