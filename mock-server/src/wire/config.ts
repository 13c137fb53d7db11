import type { Call } from '../http/call.ts';
import type { Input } from '../input.ts';
import { mediaKinds } from '../domain/files/presets.ts';
import { withFlags } from './config-flags.ts';
import type { FundRow } from '../tables/funds.ts';
import type { PageBlock, TenantAnnouncement, TenantPage } from '../tables/tenants.ts';
import { apiUrl } from '../http/platform.ts';
import { activeFunds } from './fund-scope.ts';
import { faq } from './fund.ts';
import { markdownToHtml } from './markdown.ts';
import { mediaFull, mediaOfBanner } from './media.ts';

const announcement = (row: TenantAnnouncement): object => ({
  id: row.id,
  type: row.type,
  title: row.title,
  description_html: row.description === null ? null : markdownToHtml(row.description),
  scope: 'webshop',
  dismissible: row.dismissible,
});

/** The newest comes first: numbers grow as announcements are made. */
const announcements = (rows: readonly TenantAnnouncement[]): object[] =>
  rows.toSorted((one, other) => other.id - one.id).map(announcement);

const block = (call: Call, { media_uid, ...row }: PageBlock): object => ({
  ...row,
  description_html: markdownToHtml(row.description),
  media: mediaFull(call, media_uid),
});

const page = (call: Call, { description, ...row }: TenantPage): object => ({
  ...row,
  external_url: row.external ? row.external_url : '',
  description_html: row.external ? '' : markdownToHtml(description),
  blocks: row.blocks.map((item) => block(call, item)),
  faq: row.faq.map(faq),
});

function settings(call: Call): object {
  const { banner } = call.tenant;
  return {
    title: banner.title,
    description: banner.description,
    description_html: banner.description === null ? null : markdownToHtml(banner.description),
    description_alignment: banner.description_alignment,
    overlay_enabled: banner.overlay_enabled,
    overlay_type: banner.overlay_type,
    overlay_opacity: banner.overlay_opacity,
    banner_text_color: banner.banner_text_color,
  };
}

/** The switches that stand in the tenant's row. */
function flags(call: Call): object {
  const { tenant } = call;
  const records = tenant.records_enabled;
  return {
    records: { list: records, create: records, validate: records },
    funds: { list: tenant.funds_list, show: tenant.funds_show, fund_requests: tenant.fund_requests },
    products: { list: tenant.products_list, show: tenant.products_show },
    digid: tenant.digid,
    digid_sign_up_allowed: tenant.digid_sign_up_allowed,
    digid_mandatory: tenant.digid_mandatory,
    digid_api_url: apiUrl(call.platform.settings),
    show_home_map: tenant.show_maps,
    show_home_products: tenant.show_home_products,
    show_providers_map: tenant.show_maps,
    show_provider_map: tenant.show_maps,
    show_office_map: tenant.show_maps,
    show_voucher_map: tenant.show_maps,
    show_product_map: tenant.show_maps,
  };
}

/** The switches that follow from the tenant's funds. */
function fundFlags(call: Call): object {
  const funds = activeFunds(call);
  const has = (test: (fund: FundRow) => boolean): boolean => funds.some(test);
  return {
    has_budget_funds: has((fund) => fund.type === 'budget'),
    has_subsidy_funds: has((fund) => fund.type === 'subsidies'),
    has_reimbursements: has((fund) => fund.allow_reimbursements),
  };
}

function written(call: Call): Input {
  const { tenant, platform } = call;
  const shop = `${platform.settings.shopUrl}/`;
  const provider = `${platform.settings.publicUrl}/_mock/provider`;
  return {
    ...flags(call),
    ...fundFlags(call),
    announcements: announcements(tenant.announcements),
    communication_type: tenant.informal ? 'informal' : 'formal',
    settings: settings(call),
    fronts: { url_webshop: shop, url_sponsor: null, url_provider: provider, url_validator: null, url_app: null },
    map: tenant.map,
    banner: mediaOfBanner(call, tenant.banner.media_uid),
    implementation_name: tenant.name,
    products_hard_limit: 25,
    products_soft_limit: 15,
    has_productboard_integration: false,
    social_medias: [],
    media: mediaKinds,
    pages: Object.fromEntries(tenant.pages.map((item) => [item.page_type, page(call, item)])),
  };
}

/** What `GET /platform/config/webshop` says of a tenant. */
export const config = (call: Call): object => withFlags(written(call), call.tenant.flags ?? {});
