import type { Row } from './row.ts';

/** A switch or a number of the configuration document, by its dotted path such as `records.create`. */
export type FlagValue = boolean | number;

export type Flags = { readonly [path: string]: FlagValue };

/** A question with its answer (markdown). */
export type FaqEntry = { readonly id: number; readonly title: string; readonly description: string };

/** A block on a content page; the picture is a media uid. */
export type PageBlock = {
  readonly id: number;
  readonly label: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly button_enabled: boolean;
  readonly button_text: string | null;
  readonly button_link: string | null;
  readonly button_target_blank: boolean;
  readonly media_uid: string | null;
};

/** One published content page of a tenant; `description` is markdown. */
export type TenantPage = {
  readonly page_type: string;
  readonly external: boolean;
  readonly external_url: string;
  readonly description: string;
  readonly description_alignment: 'left' | 'center' | 'right';
  readonly description_position: 'before' | 'after' | 'replace';
  readonly blocks: readonly PageBlock[];
  readonly faq: readonly FaqEntry[];
};

/** A notice above every page of a tenant. */
export type TenantAnnouncement = {
  readonly id: number;
  readonly type: 'warning' | 'danger' | 'success' | 'primary' | 'default';
  readonly title: string;
  readonly description: string | null;
  readonly dismissible: boolean;
};

/** The home banner of a tenant. */
export type TenantBanner = {
  readonly title: string | null;
  readonly description: string | null;
  readonly description_alignment: 'left' | 'center' | 'right';
  readonly overlay_enabled: boolean;
  readonly overlay_type: 'color' | 'dots' | 'lines' | 'points' | 'circles';
  readonly overlay_opacity: number;
  readonly banner_text_color: 'bright' | 'dark' | null;
  readonly media_uid: string | null;
};

/** One implementation: what `GET /platform/config/webshop` is made of. Facts that follow from the funds are computed. */
export type TenantRow = Row & {
  readonly key: string;
  readonly name: string;
  readonly organization_id: number;
  readonly informal: boolean;
  readonly records_enabled: boolean;
  readonly funds_list: boolean;
  readonly funds_show: boolean;
  readonly fund_requests: boolean;
  readonly products_list: boolean;
  readonly products_show: boolean;
  readonly digid: boolean;
  readonly digid_sign_up_allowed: boolean;
  readonly digid_mandatory: boolean;
  readonly map: { readonly lon: number; readonly lat: number };
  readonly show_maps: boolean;
  readonly show_home_products: boolean;
  readonly banner: TenantBanner;
  readonly announcements: readonly TenantAnnouncement[];
  readonly pages: readonly TenantPage[];
  /** Flags of the configuration document that somebody set by hand, by their dotted path. */
  readonly flags?: Flags;
};
