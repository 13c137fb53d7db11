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
import { requestOne } from '../request.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import {
  readBoolean,
  readId,
  readList,
  readNumber,
  readLook,
  readPartOrNull,
  readString,
  readStringOrNull,
} from '../wire.ts';

type Schemas = components['schemas'];
/** The fields that the shop reads: all except the image presets. */
type Config = Omit<Schemas['Config'], 'media'>;

const ALIGNMENTS = ['left', 'center', 'right'] as const;
const POSITIONS = ['before', 'after', 'replace'] as const;
const OVERLAYS = ['color', 'dots', 'lines', 'points', 'circles'] as const;
const ANNOUNCEMENT_TYPES = ['warning', 'danger', 'success', 'primary', 'default'] as const;
const TEXT_COLORS = ['bright', 'dark'] as const;
const SOCIAL_MEDIA = ['facebook', 'twitter', 'youtube'] as const;

/** The HTTP adapter of `PlatformConfig`. */
export class HttpPlatformConfig implements PlatformConfig {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  read(options?: ReadOptions): Promise<Result<PlatformConfiguration, Failure>> {
    const params = { path: { name: 'webshop' as const } };
    return requestOne(
      this.#client.GET('/platform/config/{name}', { params, signal: abortSignal(options) }),
      toConfiguration,
    );
  }
}

/** Maps the wire format of GET /platform/config/webshop. */
export function toConfiguration(wire: Config): PlatformConfiguration {
  return {
    implementationName: readString(wire.implementation_name, 'implementation_name'),
    flags: {
      fundsList: readBoolean(wire.funds.list, 'funds.list'),
      productsList: readBoolean(wire.products.list, 'products.list'),
      productsShow: readBoolean(wire.products.show, 'products.show'),
      recordsList: readBoolean(wire.records.list, 'records.list'),
    },
    fundRequestsEnabled: readBoolean(wire.funds.fund_requests, 'funds.fund_requests'),
    recordsCreate: readBoolean(wire.records.create, 'records.create'),
    recordsValidate: readBoolean(wire.records.validate, 'records.validate'),
    hasBudgetFunds: readBoolean(wire.has_budget_funds, 'has_budget_funds'),
    hasSubsidyFunds: readBoolean(wire.has_subsidy_funds, 'has_subsidy_funds'),
    hasReimbursements: readBoolean(wire.has_reimbursements, 'has_reimbursements'),
    digid: {
      available: readBoolean(wire.digid, 'digid'),
      signUpAllowed: readBoolean(wire.digid_sign_up_allowed, 'digid_sign_up_allowed'),
      mandatory: readBoolean(wire.digid_mandatory, 'digid_mandatory'),
      apiUrl: readStringOrNull(wire.digid_api_url, 'digid_api_url') || null,
    },
    communicationType: readLook(wire.communication_type, ['formal', 'informal'], 'formal'),
    banner: toBanner(wire),
    fronts: toFronts(wire.fronts),
    mapCenter: toMapCenter(wire.map),
    shown: toShownParts(wire),
    announcements: readList(wire.announcements, toAnnouncement, 'announcements'),
    pages: toPages(wire.pages),
    socialMedia: readList(wire.social_medias, toSocialMedia, 'social_medias').filter((one) => one !== null),
  };
}

function toBanner({ settings, banner }: Config): HomeBanner {
  return {
    title: readStringOrNull(settings.title, 'settings.title'),
    descriptionHtml: readStringOrNull(settings.description_html, 'settings.description_html') ?? '',
    alignment: readLook(settings.description_alignment, ALIGNMENTS, 'left'),
    textColor: toTextColor(settings.banner_text_color),
    imageUrl: readStringOrNull(banner?.sizes['large'], 'banner.sizes.large'),
    overlay: readBoolean(settings.overlay_enabled, 'settings.overlay_enabled')
      ? {
          type: readLook(settings.overlay_type, OVERLAYS, 'color'),
          opacity: readNumber(settings.overlay_opacity, 'settings.overlay_opacity'),
        }
      : null,
  };
}

function toTextColor(color: Config['settings']['banner_text_color']): HomeBanner['textColor'] {
  return TEXT_COLORS.find((known) => known === color) ?? null;
}

function toFronts(wire: Config['fronts']): Fronts {
  return {
    webshop: readStringOrNull(wire.url_webshop, 'fronts.url_webshop'),
    sponsor: readStringOrNull(wire.url_sponsor, 'fronts.url_sponsor'),
    provider: readStringOrNull(wire.url_provider, 'fronts.url_provider'),
    validator: readStringOrNull(wire.url_validator, 'fronts.url_validator'),
    app: readStringOrNull(wire.url_app, 'fronts.url_app'),
  };
}

function toMapCenter({ lon, lat }: Config['map']): PlatformConfiguration['mapCenter'] {
  if (lon == null || lat == null) return null;
  return { longitude: readNumber(lon, 'map.lon'), latitude: readNumber(lat, 'map.lat') };
}

function toShownParts(wire: Config): ShownParts {
  return {
    homeMap: readBoolean(wire.show_home_map, 'show_home_map'),
    homeProducts: readBoolean(wire.show_home_products, 'show_home_products'),
    providersMap: readBoolean(wire.show_providers_map, 'show_providers_map'),
    providerMap: readBoolean(wire.show_provider_map, 'show_provider_map'),
    officeMap: readBoolean(wire.show_office_map, 'show_office_map'),
    voucherMap: readBoolean(wire.show_voucher_map, 'show_voucher_map'),
    productMap: readBoolean(wire.show_product_map, 'show_product_map'),
  };
}

function toAnnouncement(wire: Schemas['Announcement']): Announcement {
  return {
    id: readId(wire.id, 'announcements.id'),
    type: readLook(wire.type, ANNOUNCEMENT_TYPES, 'default'),
    title: readString(wire.title, 'announcements.title'),
    descriptionHtml: readStringOrNull(wire.description_html, 'announcements.description_html'),
    dismissible: readBoolean(wire.dismissible, 'announcements.dismissible'),
  };
}

/** Leaves out page types unknown to the shop; the platform may have pages for other applications. */
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
    external: readBoolean(wire.external, 'pages.external'),
    externalUrl: readStringOrNull(wire.external_url, 'pages.external_url') || null,
    descriptionHtml: readStringOrNull(wire.description_html, 'pages.description_html') ?? '',
    alignment: readLook(wire.description_alignment, ALIGNMENTS, 'left'),
    position: readLook(wire.description_position, POSITIONS, 'before'),
    faq: readList(wire.faq, toFaq, 'pages.faq'),
    blocks: readList(wire.blocks, toBlock, 'pages.blocks'),
  };
}

function toFaq(wire: Schemas['Faq']): Faq {
  return {
    id: readId(wire.id, 'faq.id'),
    title: readString(wire.title, 'faq.title'),
    descriptionHtml: readString(wire.description_html, 'faq.description_html'),
  };
}

function toBlock(wire: Schemas['ConfigPageBlock']): PageBlock {
  return {
    id: readId(wire.id, 'blocks.id'),
    label: readStringOrNull(wire.label, 'blocks.label'),
    title: readStringOrNull(wire.title, 'blocks.title'),
    descriptionHtml: readStringOrNull(wire.description_html, 'blocks.description_html') ?? '',
    button: toButton(wire),
    imageUrl: readPartOrNull(wire.media, (media) =>
      readStringOrNull(media.sizes['public'], 'blocks.media.sizes.public'),
    ),
  };
}

/** Null for a button that is switched off or has no text or URL. */
function toButton(wire: Schemas['ConfigPageBlock']): PageBlock['button'] {
  const label = readStringOrNull(wire.button_text, 'blocks.button_text');
  const url = readStringOrNull(wire.button_link, 'blocks.button_link');
  if (!readBoolean(wire.button_enabled, 'blocks.button_enabled') || !label || !url) return null;
  return { text: label, url, opensNewTab: readBoolean(wire.button_target_blank, 'blocks.button_target_blank') };
}

/** Null for a network of which the shop has no picture. */
function toSocialMedia(wire: Config['social_medias'][number]): SocialMedia | null {
  const type = SOCIAL_MEDIA.find((known) => known === wire.type);
  if (type === undefined) return null;
  return {
    type,
    url: readString(wire.url, 'social_medias.url'),
    title: readStringOrNull(wire.title, 'social_medias.title'),
  };
}
