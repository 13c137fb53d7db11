import type { Flags, TenantAnnouncement, TenantPage, TenantRow } from '../../src/database/tables/tenants.ts';
import { backTo } from '../frame/frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { tenantFlags } from './tenant-config.ts';

const form = (call: PageCall, about: { readonly action: string; readonly tenant: TenantRow }, inside: Markup): Markup =>
  html`<form class="pad stack-s" method="post" action="/_mock/do/${about.action}">
    ${backTo(call)}<input type="hidden" name="tenant" value="${about.tenant.key}" />${inside}
  </form>`;

const option = (value: string, chosen: string | null, label = value): Markup =>
  html`<option value="${value}" ${value === (chosen ?? '') && html`selected`}>${label}</option>`;

const choice = (
  name: string,
  label: string,
  about: { readonly values: readonly string[]; readonly chosen: string | null },
): Markup =>
  html`<label class="field"
    ><span>${label}</span
    ><select class="in" name="${name}">
      ${about.values.map((value) => option(value, about.chosen, value === '' ? 'none' : value))}
    </select></label
  >`;

const save = html`<div class="row"><button class="btn go">${icon('check')}Save</button></div>`;

function flagLine(tenant: TenantRow, path: string, value: Flags[string]): Markup {
  const own = tenant.flags?.[path] !== undefined && html` <span class="tag info">own</span>`;
  return typeof value === 'boolean'
    ? html`<label class="row"
        ><input type="checkbox" name="flag-${path}" value="1" ${value && html`checked`} /><code>${path}</code
        >${own}</label
      >`
    : html`<label class="row"
        ><input class="in num narrow-in" name="flag-${path}" value="${value}" inputmode="numeric" /><code>${path}</code
        >${own}</label
      >`;
}

/** Every switch and number of the configuration document. */
export function flagsForm(call: PageCall, tenant: TenantRow): Markup {
  const sponsor = call.world.table('organizations').get(tenant.organization_id);
  return form(
    call,
    { action: 'tenant-flags', tenant },
    html`<div class="flags">
        ${Object.entries(tenantFlags(call.platform, call.world, tenant)).map(([path, value]) => flagLine(tenant, path, value))}
        <label class="row"
          ><input type="checkbox" name="informal" value="1" ${tenant.informal && html`checked`} />informal words
          (je)</label
        >
        <label class="row"
          ><input type="checkbox" name="bsn_enabled" value="1" ${sponsor?.bsn_enabled && html`checked`} />sponsor keeps
          BSNs</label
        >
      </div>
      ${choice('auto_apply', 'After an approved request', { values: ['apply_manually', 'apply_auto_requested', 'apply_auto_available'], chosen: sponsor?.auto_apply ?? null })}
      ${save}`,
  );
}

/** A new announcement before somebody writes it; number 0 is nobody's. */
const blank: TenantAnnouncement = { id: 0, type: 'primary', title: '', description: null, dismissible: true };

const keepOrRemove = ({ id, title }: TenantAnnouncement): Markup =>
  id === 0
    ? html`<button class="btn go">${icon('plus')}Add</button>`
    : html`<button class="btn go">${icon('check')}Save</button>
        <button class="btn" name="remove" value="1" formnovalidate>
          ${icon('trash')}Remove<span class="vh"> ${title}</span>
        </button>`;

function announcementForm(call: PageCall, tenant: TenantRow, one: TenantAnnouncement): Markup {
  return form(
    call,
    { action: 'tenant-announcement', tenant },
    html`<input type="hidden" name="id" value="${one.id}" />
      <div class="pair">
        <label class="field"
          ><span>Title</span><input class="in" name="title" required lang="nl" value="${one.title}"
        /></label>
        ${choice('type', 'Kind', { values: ['primary', 'default', 'success', 'warning', 'danger'], chosen: one.type })}
      </div>
      <label class="field"
        ><span>Text (markdown)</span
        ><textarea class="in" name="description" rows="2" lang="nl">${one.description}</textarea>
      </label>
      <label class="row"
        ><input type="checkbox" name="dismissible" value="1" ${one.dismissible && html`checked`} />can be closed</label
      >
      <div class="row">${keepOrRemove(one)}</div>`,
  );
}

/** The notices above every page of the shop. */
export const announcementForms = (call: PageCall, tenant: TenantRow): Markup =>
  html`${tenant.announcements.map((one) => html`<div class="divided-b">${announcementForm(call, tenant, one)}</div>`)}
    <h3 class="pad-s">A new one</h3>
    ${announcementForm(call, tenant, blank)}`;

/** The words over the picture of the home page. */
export const bannerForm = (call: PageCall, tenant: TenantRow): Markup =>
  form(
    call,
    { action: 'tenant-banner', tenant },
    html`<label class="field"
        ><span>Title</span><input class="in" name="title" lang="nl" value="${tenant.banner.title}"
      /></label>
      <label class="field"
        ><span>Text (markdown)</span
        ><textarea class="in" name="description" rows="3" lang="nl">${tenant.banner.description}</textarea>
      </label>
      <div class="pair">
        ${choice('alignment', 'Alignment', { values: ['left', 'center', 'right'], chosen: tenant.banner.description_alignment })}
        ${choice('color', 'Colour of the text', { values: ['', 'bright', 'dark'], chosen: tenant.banner.banner_text_color })}
      </div>
      ${save}`,
  );

const jsonField = (name: string, label: string, value: unknown): Markup =>
  html`<details>
    <summary>${label}</summary>
    <label class="field"
      ><span class="vh">${label}</span
      ><textarea class="in mono" name="${name}" rows="10" spellcheck="false">
${JSON.stringify(value, null, 2)}</textarea>
    </label>
  </details>`;

/** One content page: its words, where they stand, its blocks and questions. */
export const pageForm = (call: PageCall, tenant: TenantRow, page: TenantPage): Markup =>
  form(
    call,
    { action: 'tenant-page', tenant },
    html`<input type="hidden" name="page" value="${page.page_type}" />
      <label class="field"
        ><span>Words (markdown)</span
        ><textarea class="in" name="description" rows="12" lang="nl">${page.description}</textarea>
      </label>
      <label class="field"
        ><span>Elsewhere (address; empty: here)</span
        ><input class="in" type="url" name="external_url" value="${page.external ? page.external_url : ''}"
      /></label>
      <div class="pair">
        ${choice('position', 'Place of the words', { values: ['before', 'after', 'replace'], chosen: page.description_position })}
        ${choice('alignment', 'Alignment', { values: ['left', 'center', 'right'], chosen: page.description_alignment })}
      </div>
      ${jsonField('blocks', `Blocks (${page.blocks.length})`, page.blocks)}
      ${jsonField('faq', `Questions (${page.faq.length})`, page.faq)}
      <div class="row">
        <button class="btn go">${icon('check')}Save</button>
        <button class="btn" name="remove" value="1" formnovalidate>${icon('trash')}Remove this page</button>
      </div>`,
  );

/** A page that the municipality does not have yet. */
export const newPageForm = (call: PageCall, tenant: TenantRow): Markup =>
  form(
    call,
    { action: 'tenant-page', tenant },
    html`<div class="row bottom">
      <label class="field grow"
        ><span>A page that is not there yet</span
        ><input class="in mono" name="page" pattern="[a-z_]+" placeholder="provider" required
      /></label>
      <button class="btn">${icon('plus')}Add</button>
    </div>`,
  );
