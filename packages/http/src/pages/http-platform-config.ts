import type { PlatformConfig } from '@stadstegoed/core/pages/platform-config.port.ts';
import {
  PAGE_TYPES,
  type Announcement,
  type Faq,
  type Fronts,
  type HomeBanner,
  type PageBlock,
  type Pages,
  type PlatformConfiguration,
  type ShownParts,
  type SocialMedia,
  type StaticPage,
} from '@stadstegoed/core/pages/platform-configuration.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { askOne } from '../ask.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { flag, id, list, number, oneOf, partOrNull, text, textOrNull } from '../wire.ts';

type Schemas = components['schemas'];
/** What the shop reads of it: all but the presets of images. */
type Config = Omit<Schemas['Config'], 'media'>;

const ALIGNMENTS = ['left', 'center', 'right'] as const;
const POSITIONS = ['before', 'after', 'replace'] as const;
const OVERLAYS = ['color', 'dots', 'lines', 'points', 'circles'] as const;
const ANNOUNCEMENT_TYPES = ['warning', 'danger', 'success', 'primary', 'default'] as const;
const SOCIAL_MEDIA = ['facebook', 'twitter', 'youtube'] as const;

/** The platform's configuration over HTTP. */
export class HttpPlatformConfig implements PlatformConfig {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  read(options?: ReadOptions): Promise<Result<PlatformConfiguration, Failure>> {
    const params = { path: { name: 'webshop' as const } };
    return askOne(
      this.#client.GET('/platform/config/{name}', { params, signal: abortSignal(options) }),
      toConfiguration,
    );
  }
}

/** The wire of GET /platform/config/webshop. */
export function toConfiguration(wire: Config): PlatformConfiguration {
  return {
    implementationName: text(wire.implementation_name, 'implementation_name'),
    flags: {
      fundsList: flag(wire.funds.list, 'funds.list'),
      productsList: flag(wire.products.list, 'products.list'),
      productsShow: flag(wire.products.show, 'products.show'),
      recordsList: flag(wire.records.list, 'records.list'),
    },
    fundRequestsEnabled: flag(wire.funds.fund_requests, 'funds.fund_requests'),
    recordsCreate: flag(wire.records.create, 'records.create'),
    recordsValidate: flag(wire.records.validate, 'records.validate'),
    hasBudgetFunds: flag(wire.has_budget_funds, 'has_budget_funds'),
    hasSubsidyFunds: flag(wire.has_subsidy_funds, 'has_subsidy_funds'),
    hasReimbursements: flag(wire.has_reimbursements, 'has_reimbursements'),
    digid: {
      available: flag(wire.digid, 'digid'),
      signUpAllowed: flag(wire.digid_sign_up_allowed, 'digid_sign_up_allowed'),
      mandatory: flag(wire.digid_mandatory, 'digid_mandatory'),
      apiUrl: textOrNull(wire.digid_api_url, 'digid_api_url') || null,
    },
    communicationType: oneOf(wire.communication_type, ['formal', 'informal'], 'communication_type'),
    banner: toBanner(wire),
    fronts: toFronts(wire.fronts),
    mapCenter: toMapCenter(wire.map),
    shown: toShownParts(wire),
    announcements: list(wire.announcements, toAnnouncement, 'announcements'),
    pages: toPages(wire.pages),
    socialMedia: list(wire.social_medias, toSocialMedia, 'social_medias'),
  };
}

function toBanner({ settings, banner }: Config): HomeBanner {
  return {
    title: textOrNull(settings.title, 'settings.title'),
    descriptionHtml: textOrNull(settings.description_html, 'settings.description_html') ?? '',
    alignment: oneOf(settings.description_alignment, ALIGNMENTS, 'settings.description_alignment'),
    textColor: toTextColor(settings.banner_text_color),
    imageUrl: textOrNull(banner?.sizes['large'], 'banner.sizes.large'),
    overlay: flag(settings.overlay_enabled, 'settings.overlay_enabled')
      ? {
          type: oneOf(settings.overlay_type, OVERLAYS, 'settings.overlay_type'),
          opacity: number(settings.overlay_opacity, 'settings.overlay_opacity'),
        }
      : null,
  };
}

function toTextColor(color: Config['settings']['banner_text_color']): HomeBanner['textColor'] {
  return color == null ? null : oneOf(color, ['bright', 'dark'] as const, 'settings.banner_text_color');
}

function toFronts(wire: Config['fronts']): Fronts {
  return {
    webshop: textOrNull(wire.url_webshop, 'fronts.url_webshop'),
    sponsor: textOrNull(wire.url_sponsor, 'fronts.url_sponsor'),
    provider: textOrNull(wire.url_provider, 'fronts.url_provider'),
    validator: textOrNull(wire.url_validator, 'fronts.url_validator'),
    app: textOrNull(wire.url_app, 'fronts.url_app'),
  };
}

function toMapCenter({ lon, lat }: Config['map']): PlatformConfiguration['mapCenter'] {
  if (lon == null || lat == null) return null;
  return { longitude: number(lon, 'map.lon'), latitude: number(lat, 'map.lat') };
}

function toShownParts(wire: Config): ShownParts {
  return {
    homeMap: flag(wire.show_home_map, 'show_home_map'),
    homeProducts: flag(wire.show_home_products, 'show_home_products'),
    providersMap: flag(wire.show_providers_map, 'show_providers_map'),
    providerMap: flag(wire.show_provider_map, 'show_provider_map'),
    officeMap: flag(wire.show_office_map, 'show_office_map'),
    voucherMap: flag(wire.show_voucher_map, 'show_voucher_map'),
    productMap: flag(wire.show_product_map, 'show_product_map'),
  };
}

function toAnnouncement(wire: Schemas['Announcement']): Announcement {
  return {
    id: id(wire.id, 'announcements.id'),
    type: oneOf(wire.type, ANNOUNCEMENT_TYPES, 'announcements.type'),
    title: text(wire.title, 'announcements.title'),
    descriptionHtml: textOrNull(wire.description_html, 'announcements.description_html'),
    dismissible: flag(wire.dismissible, 'announcements.dismissible'),
  };
}

/** Page types that the shop does not know are left out; the platform may have pages for other fronts. */
function toPages(wire: Schemas['ConfigPages']): Pages {
  const pages: Partial<Record<keyof Pages, StaticPage>> = {};
  for (const type of PAGE_TYPES) {
    const page = wire[type];
    if (page) pages[type] = toPage(type, page);
  }
  return pages;
}

function toPage(type: keyof Pages, wire: Schemas['ConfigPage']): StaticPage {
  return {
    type,
    external: flag(wire.external, 'pages.external'),
    externalUrl: textOrNull(wire.external_url, 'pages.external_url') || null,
    descriptionHtml: textOrNull(wire.description_html, 'pages.description_html') ?? '',
    alignment: oneOf(wire.description_alignment, ALIGNMENTS, 'pages.description_alignment'),
    position: oneOf(wire.description_position, POSITIONS, 'pages.description_position'),
    faq: list(wire.faq, toFaq, 'pages.faq'),
    blocks: list(wire.blocks, toBlock, 'pages.blocks'),
  };
}

function toFaq(wire: Schemas['Faq']): Faq {
  return {
    id: id(wire.id, 'faq.id'),
    title: text(wire.title, 'faq.title'),
    descriptionHtml: text(wire.description_html, 'faq.description_html'),
  };
}

function toBlock(wire: Schemas['ConfigPageBlock']): PageBlock {
  return {
    id: id(wire.id, 'blocks.id'),
    label: textOrNull(wire.label, 'blocks.label'),
    title: textOrNull(wire.title, 'blocks.title'),
    descriptionHtml: textOrNull(wire.description_html, 'blocks.description_html') ?? '',
    button: toButton(wire),
    imageUrl: partOrNull(wire.media, (media) => textOrNull(media.sizes['public'], 'blocks.media.sizes.public')),
  };
}

/** A button that is switched off, or that has no text or no address, is none. */
function toButton(wire: Schemas['ConfigPageBlock']): PageBlock['button'] {
  const label = textOrNull(wire.button_text, 'blocks.button_text');
  const url = textOrNull(wire.button_link, 'blocks.button_link');
  if (!flag(wire.button_enabled, 'blocks.button_enabled') || !label || !url) return null;
  return { text: label, url, opensNewTab: flag(wire.button_target_blank, 'blocks.button_target_blank') };
}

function toSocialMedia(wire: Config['social_medias'][number]): SocialMedia {
  return {
    type: oneOf(wire.type, SOCIAL_MEDIA, 'social_medias.type'),
    url: text(wire.url, 'social_medias.url'),
    title: textOrNull(wire.title, 'social_medias.title'),
  };
}
