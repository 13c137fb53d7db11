import type { Edition } from '../shared/edition.ts';
import type { Flags } from '../shared/flags.ts';

/** The pages that a municipality can publish. */
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
  'footer_app_info',
  'footer_contact_details',
] as const;

export type PageType = (typeof PAGE_TYPES)[number];

/** A question with its answer; the answer is server HTML. */
export interface Faq {
  readonly id: string;
  readonly title: string;
  readonly descriptionHtml: string;
}

/** A block of a page, with an optional button. */
export interface PageBlock {
  readonly id: string;
  readonly label: string | null;
  readonly title: string | null;
  readonly descriptionHtml: string;
  readonly button: { readonly text: string; readonly url: string; readonly opensNewTab: boolean } | null;
  readonly imageUrl: string | null;
}

export type Alignment = 'left' | 'center' | 'right';

/** A published page. An external page is a link to another site and has no text. */
export interface StaticPage {
  readonly type: PageType;
  readonly external: boolean;
  /** Null unless the page is external and the municipality configured its URL. */
  readonly externalUrl: string | null;
  readonly descriptionHtml: string;
  readonly alignment: Alignment;
  /** The position of the text relative to the screen's own content. */
  readonly position: 'before' | 'after' | 'replace';
  readonly faq: readonly Faq[];
  readonly blocks: readonly PageBlock[];
}

/** A message of the municipality above every screen; dismissed ones are stored by id (SH-053). */
export interface Announcement {
  readonly id: string;
  readonly type: 'warning' | 'danger' | 'success' | 'primary' | 'default';
  readonly title: string;
  readonly descriptionHtml: string | null;
  readonly dismissible: boolean;
}

/** The banner of the home screen. `overlay` is null when it is off; its opacity is between 0 and 1. */
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

/** URLs of the tenant's other applications; null when absent. */
export interface Fronts {
  readonly webshop: string | null;
  readonly sponsor: string | null;
  readonly provider: string | null;
  readonly validator: string | null;
  readonly app: string | null;
}

/** The DigiD settings of this tenant. */
export interface DigidSettings {
  readonly available: boolean;
  /** A fund request requires a BSN. */
  readonly mandatory: boolean;
  /** The API root for DigiD calls, ends in `/api/v1`; null for the default API root. */
  readonly apiUrl: string | null;
}

/** Which maps and product samples the tenant shows. */
export interface ShownParts {
  readonly homeProducts: boolean;
  readonly providersMap: boolean;
  readonly providerMap: boolean;
  readonly officeMap: boolean;
}

/** The platform's configuration of this deployment (GET /platform/config/webshop). */
export interface PlatformConfiguration {
  readonly edition: Edition;
  readonly implementationName: string;
  /** The list and show flags set by the platform; merged over the deployment's flags. */
  readonly flags: Pick<Flags, 'fundsList' | 'productsList' | 'productsShow' | 'recordsList'>;
  /** Whether a reservation can be cancelled for some days only; else as long as the provider has not answered. */
  readonly hasCancelTerm: boolean;
  /** Whether the platform has the records of residents and their confirmation at all. */
  readonly hasRecords: boolean;
  readonly recordsCreate: boolean;
  readonly recordsValidate: boolean;
  readonly hasBudgetFunds: boolean;
  readonly hasSubsidyFunds: boolean;
  readonly hasReimbursements: boolean;
  readonly digid: DigidSettings;
  readonly banner: HomeBanner;
  readonly fronts: Fronts;
  /** Initial centre of maps in degrees; null when the tenant has none. */
  readonly mapCenter: { readonly longitude: number; readonly latitude: number } | null;
  readonly shown: ShownParts;
  readonly announcements: readonly Announcement[];
  readonly pages: Pages;
}

/** The published pages; a missing key means that the page does not exist. */
export type Pages = Readonly<Partial<Record<PageType, StaticPage>>>;
