import type { Flags } from '../shared/flags.ts';

/** The pages that a municipality can publish (reference part 1, 5.1). */
export const PAGE_TYPES = [
  'home',
  'products',
  'providers',
  'funds',
  'explanation',
  'provider',
  'privacy',
  'accessibility',
  'terms_and_conditions',
  'footer_opening_times',
  'footer_contact_details',
  'footer_app_info',
] as const;

export type PageType = (typeof PAGE_TYPES)[number];

/** A question with its answer; the answer is the server's HTML. */
export interface Faq {
  readonly id: string;
  readonly title: string;
  readonly descriptionHtml: string;
}

/** A block of a page, with a button when it has one. */
export interface PageBlock {
  readonly id: string;
  readonly label: string | null;
  readonly title: string | null;
  readonly descriptionHtml: string;
  readonly button: { readonly text: string; readonly url: string; readonly opensNewTab: boolean } | null;
  readonly imageUrl: string | null;
}

export type Alignment = 'left' | 'center' | 'right';

/** A published page. One that is external stands elsewhere and has no text of its own. */
export interface StaticPage {
  readonly type: PageType;
  readonly external: boolean;
  /** Null unless the page is external and the municipality gave its address. */
  readonly externalUrl: string | null;
  readonly descriptionHtml: string;
  readonly alignment: Alignment;
  /** Where the text stands towards the screen's own content. */
  readonly position: 'before' | 'after' | 'replace';
  readonly faq: readonly Faq[];
  readonly blocks: readonly PageBlock[];
}

/** A message of the municipality above every screen; dismissed ones are remembered by their id (1 §4). */
export interface Announcement {
  readonly id: string;
  readonly type: 'warning' | 'danger' | 'success' | 'primary' | 'default';
  readonly title: string;
  readonly descriptionHtml: string | null;
  readonly dismissible: boolean;
}

/** The banner of the home screen. `overlay` is null when it is off, its opacity lies between 0 and 1. */
export interface HomeBanner {
  readonly title: string | null;
  readonly descriptionHtml: string;
  readonly alignment: Alignment;
  readonly textColor: 'bright' | 'dark' | null;
  readonly imageUrl: string | null;
  readonly overlay: {
    readonly type: 'color' | 'dots' | 'lines' | 'points' | 'circles';
    readonly opacity: number;
  } | null;
}

/** Addresses of the tenant's other fronts; null where there is none. */
export interface Fronts {
  readonly webshop: string | null;
  readonly sponsor: string | null;
  readonly provider: string | null;
  readonly validator: string | null;
  readonly app: string | null;
}

/** What DigiD may do for this tenant (1 §4; reference part 1, 5.1). */
export interface DigidSettings {
  readonly available: boolean;
  /** An unknown BSN may create an account. */
  readonly signUpAllowed: boolean;
  /** A fund request needs a BSN. */
  readonly mandatory: boolean;
  /** The API root for DigiD calls, ends in `/api/v1`; null for the ordinary one. */
  readonly apiUrl: string | null;
}

/** Where the tenant wants maps and samples shown. */
export interface ShownParts {
  readonly homeMap: boolean;
  readonly homeProducts: boolean;
  readonly providersMap: boolean;
  readonly providerMap: boolean;
  readonly officeMap: boolean;
  readonly voucherMap: boolean;
  readonly productMap: boolean;
}

/** What the platform says about this deployment (GET /platform/config/webshop). */
export interface PlatformConfiguration {
  readonly implementationName: string;
  /** The list and show flags that the platform decides (1 §2); merged over the deployment's own. */
  readonly flags: Pick<Flags, 'fundsList' | 'productsList' | 'productsShow' | 'recordsList'>;
  readonly fundRequestsEnabled: boolean;
  readonly recordsCreate: boolean;
  readonly recordsValidate: boolean;
  readonly hasBudgetFunds: boolean;
  readonly hasSubsidyFunds: boolean;
  readonly hasReimbursements: boolean;
  readonly digid: DigidSettings;
  readonly communicationType: 'formal' | 'informal';
  readonly banner: HomeBanner;
  readonly fronts: Fronts;
  /** Start point of maps in degrees; null when the tenant has none. */
  readonly mapCenter: { readonly longitude: number; readonly latitude: number } | null;
  readonly shown: ShownParts;
  readonly announcements: readonly Announcement[];
  readonly pages: Pages;
  readonly socialMedia: readonly SocialMedia[];
}

/** The published pages; a missing one does not exist. */
export type Pages = Readonly<Partial<Record<PageType, StaticPage>>>;

/** A link to the tenant on another platform. */
export interface SocialMedia {
  readonly type: 'facebook' | 'twitter' | 'youtube';
  readonly url: string;
  readonly title: string | null;
}
