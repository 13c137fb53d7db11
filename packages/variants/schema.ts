import * as v from 'valibot';

const key = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'needs a key of small letters, figures and dashes'));
const words = v.pipe(v.string(), v.trim(), v.minLength(1, 'may not be empty'));
const webAddress = v.pipe(v.string(), v.url('needs a full web address'));
const flag = v.exactOptional(v.boolean());

/** How residents, organisations and the law reach the municipality (1 §3, deployment configuration; names as the platform spells them). */
const contact = v.strictObject({
  /** The name of this deployment, as the accessibility page shows it. */
  implementation_name: words,
  /** The organisation that answers for it. */
  organization_name: words,
  contact_email: v.pipe(v.string(), v.email('needs an e-mail address')),
  website: webAddress,
  /** The statement in the national register of accessibility statements. */
  accessibility_link: webAddress,
  telephone_numer: words,
});

/** Flags of 1 §1 that this municipality sets differently; what is left out keeps its default. */
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

/** Named choices in behaviour. A municipality never causes an `if`: what data cannot say becomes a policy here. */
const policies = v.strictObject({
  /** Characters of an activation code, dashes not counted. */
  activationCodeLength: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(32)),
  /** Keys of further funds whose activation starts DigiD at once, beside IIT, bus_2020 and meedoen, which always do (1 §4). */
  moreDigidAutoStartFundKeys: v.array(words),
  /** The activation code of a fund can be used once in a calendar year. */
  oneCodePerYearPerFund: v.boolean(),
});

/** The app in which a resident keeps the tegoed (1 §1). */
const appLinks = v.strictObject({ deepLink: words, android: webAddress, iphone: webAddress, ipad: webAddress });

/** The shape of `variant.json`: one municipality as data. Unknown keys are refused, so that a typing error shows. */
export const variantSchema = v.strictObject({
  /** The name of the folder. */
  key,
  /** Names the tenant on the platform; sent with every call (1 §1). */
  clientKey: key,
  /** The name of the shop, beside the logo. */
  name: words,
  /** The municipality in full, "Gemeente Zonnedorp". */
  municipality: words,
  /** The programme and the municipality together: the default page title and the end of every title (1 §1). */
  title: words,
  contact,
  /** `formal` says "u", `informal` says "je". */
  communication: v.picklist(['formal', 'informal']),
  flags,
  policies,
  appLinks,
  /** The key of the maps service; empty where the map needs none. */
  mapsKey: v.string(),
  /** The key whose `<key>-theme` class carries the colours; its own or that of another folder. */
  theme: key,
  /** The landmark of the drawn town: its building and its boat. */
  landmark: v.picklist(['tower', 'mill']),
});

/** One municipality, checked. */
export type Variant = v.InferOutput<typeof variantSchema>;

/** The own wording of single texts: text key to text, both plain strings. */
export const textsSchema = v.record(v.string(), v.string());

/** Reads the data of a municipality. Throws one sentence that names every wrong field, since a shop without its municipality cannot start. */
export function readVariant(data: unknown): Variant {
  const result = v.safeParse(variantSchema, data);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new Error(`variant.json is not right: ${problems.join('; ')}.`);
}
