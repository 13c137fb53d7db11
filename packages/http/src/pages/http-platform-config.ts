import { toPosition } from '@stadstegoed/core/providers/position.ts';
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
  type StaticPage,
} from '@stadstegoed/core/pages/platform-configuration.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { requestBody, resourceOf } from '../request.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { readPictureAddress } from '../picture.ts';
import type { Fields } from '../wire.ts';
import { editionOf } from './edition-of.ts';

type Schemas = components['schemas'];
/** The fields that the shop reads: all except the image presets. */
type Config = Omit<Schemas['Config'], 'media'>;

const ALIGNMENTS = ['left', 'center', 'right'] as const;
const POSITIONS = ['before', 'after', 'replace'] as const;
const OVERLAYS = ['color', 'dots', 'lines', 'points', 'circles'] as const;
const ANNOUNCEMENT_TYPES = ['warning', 'danger', 'success', 'primary', 'default'] as const;
const TEXT_COLORS = ['bright', 'dark'] as const;

export class HttpPlatformConfig implements PlatformConfig {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  read(options?: ReadOptions): Promise<Result<PlatformConfiguration, Failure>> {
    const params = { path: { name: 'webshop' as const } };
    const call = this.#client.GET('/platform/config/{name}', { params, signal: abortSignal(options) });
    return requestBody(call, (body) => {
      const edition = editionOf(body);
      return { edition, hasCancelTerm: edition !== '2026-07', ...toConfiguration(resourceOf(body)) };
    });
  }
}

/** Maps the wire format of GET /platform/config/webshop. */
export function toConfiguration(wire: Fields<Config>): Omit<PlatformConfiguration, 'edition' | 'hasCancelTerm'> {
  return {
    implementationName: wire.string('implementation_name', null) ?? wire.object('implementation').string('name'),
    flags: {
      fundsList: wire.object('funds').boolean('list'),
      productsList: wire.object('products').boolean('list', true),
      productsShow: wire.object('products').boolean('show', true),
      recordsList: wire.object('records').boolean('list', false),
    },
    hasRecords: wire.names().includes('records'),
    recordsCreate: wire.object('records').boolean('create', false),
    recordsValidate: wire.object('records').boolean('validate', false),
    hasBudgetFunds: wire.boolean('has_budget_funds', true),
    hasSubsidyFunds: wire.boolean('has_subsidy_funds', false),
    hasReimbursements: wire.boolean('has_reimbursements'),
    digid: {
      available: wire.boolean('digid'),
      mandatory: wire.boolean('digid_mandatory'),
      apiUrl: wire.string('digid_api_url', '') || null,
    },
    banner: toBanner(wire),
    fronts: toFronts(wire.object('fronts')),
    mapCenter: toMapCenter(wire.object('map')),
    shown: toShownParts(wire),
    announcements: wire.list('announcements', toAnnouncement),
    pages: toPages(wire.object('pages')),
  };
}

function toBanner(wire: Fields<Config>): HomeBanner {
  const settings = wire.object('settings');
  return {
    title: settings.string('title', null),
    descriptionHtml: settings.string('description_html', ''),
    alignment: settings.knownOr('description_alignment', ALIGNMENTS, 'left'),
    textColor: settings.knownOr('banner_text_color', TEXT_COLORS, null),
    imageUrl: readPictureAddress(wire.object('banner').object('sizes'), 'large'),
    overlay: settings.boolean('overlay_enabled')
      ? {
          type: settings.knownOr('overlay_type', OVERLAYS, 'color'),
          opacity: settings.number('overlay_opacity'),
        }
      : null,
  };
}

function toFronts(wire: Fields<Config['fronts']>): Fronts {
  return {
    webshop: wire.string('url_webshop', null),
    sponsor: wire.string('url_sponsor', null),
    provider: wire.string('url_provider', null),
    validator: wire.string('url_validator', null),
    app: wire.string('url_app', null),
  };
}

function toMapCenter(wire: Fields<Config['map']>): PlatformConfiguration['mapCenter'] {
  return toPosition(wire.number('lat', Number.NaN), wire.number('lon', Number.NaN));
}

function toShownParts(wire: Fields<Config>): ShownParts {
  return {
    homeProducts: wire.boolean('show_home_products', true),
    providersMap: wire.boolean('show_providers_map', true),
    providerMap: wire.boolean('show_provider_map', true),
    officeMap: wire.boolean('show_office_map', true),
  };
}

function toAnnouncement(wire: Fields<Schemas['Announcement']>): Announcement {
  return {
    id: wire.id('id'),
    type: wire.knownOr('type', ANNOUNCEMENT_TYPES, 'default'),
    title: wire.string('title'),
    descriptionHtml: wire.string('description_html', null),
    dismissible: wire.boolean('dismissible'),
  };
}

/** Leaves out page types unknown to the shop; the platform may have pages for other applications. */
function toPages(wire: Fields<Schemas['ConfigPages']>): Pages {
  const pages: Partial<Record<keyof Pages, StaticPage>> = {};
  for (const type of PAGE_TYPES) {
    const page = wire.part(type, (fields) => toPage(type, fields));
    if (page) pages[type] = page;
  }
  return pages;
}

function toPage(type: keyof Pages, wire: Fields<Schemas['ConfigPage']>): StaticPage {
  return {
    type,
    external: wire.boolean('external'),
    externalUrl: wire.string('external_url', '') || null,
    descriptionHtml: wire.string('description_html', ''),
    alignment: wire.knownOr('description_alignment', ALIGNMENTS, 'left'),
    position: wire.knownOr('description_position', POSITIONS, 'before'),
    faq: wire.list('faq', toFaq),
    blocks: wire.list('blocks', toBlock),
  };
}

function toFaq(wire: Fields<Schemas['Faq']>): Faq {
  return {
    id: wire.id('id'),
    title: wire.string('title'),
    descriptionHtml: wire.string('description_html'),
  };
}

function toBlock(wire: Fields<Schemas['ConfigPageBlock']>): PageBlock {
  return {
    id: wire.id('id'),
    label: wire.string('label', null),
    title: wire.string('title', null),
    descriptionHtml: wire.string('description_html', ''),
    button: toButton(wire),
    imageUrl: readPictureAddress(wire.object('media').object('sizes'), 'public'),
  };
}

/** Null for a button that is switched off or has no text or URL. */
function toButton(wire: Fields<Schemas['ConfigPageBlock']>): PageBlock['button'] {
  const text = wire.string('button_text', '');
  const url = wire.string('button_link', '');
  if (!wire.boolean('button_enabled') || text === '' || url === '') return null;
  return { text, url, opensNewTab: wire.boolean('button_target_blank') };
}
