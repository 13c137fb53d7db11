import type { TenantRow } from '../../src/database/tables/tenants.ts';
import { framed } from '../frame/frame.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { announcementForms, bannerForm, flagsForm, newPageForm, pageForm } from './tenant-forms.ts';

const parts = [
  ['flags', 'Flags'],
  ['announcements', 'Announcements'],
  ['banner', 'Banner'],
  ['pages', 'Pages'],
] as const;

type Part = (typeof parts)[number][0];

const partOf = (call: PageCall): Part => parts.find(([key]) => key === asked(call, 'part'))?.[0] ?? 'flags';

const at = (tenant: TenantRow, part: Part, page: string | null = null): string =>
  addressOf('/_mock/tenants', { key: tenant.key, part, page });

function pagesPart(call: PageCall, tenant: TenantRow): Markup {
  const open = tenant.pages.find(({ page_type }) => page_type === asked(call, 'page')) ?? tenant.pages[0];
  return html`<nav class="pad chips" aria-label="Pages">
      ${tenant.pages.map(({ page_type }) => html`<a class="chip mono" href="${at(tenant, 'pages', page_type)}" ${page_type === open?.page_type && html`aria-current="true"`}>${page_type}</a>`)}
    </nav>
    ${open && pageForm(call, tenant, open)}
    <div class="divided">${newPageForm(call, tenant)}</div>`;
}

const insides: { readonly [part in Part]: (call: PageCall, tenant: TenantRow) => Markup } = {
  flags: flagsForm,
  announcements: announcementForms,
  banner: bannerForm,
  pages: pagesPart,
};

function editor(call: PageCall, tenant: TenantRow): Markup {
  const part = partOf(call);
  return html`<section class="card" aria-labelledby="h-tenant">
    <header>
      <h2 id="h-tenant">${tenant.name}</h2>
      <a class="push" href="/_mock/api/tenants/${tenant.key}">As JSON</a>
    </header>
    <nav class="tabs pad-s" aria-label="Parts">
      ${parts.map(([key, label]) => html`<a href="${at(tenant, key)}" ${key === part && html`aria-current="page"`}>${label}</a>`)}
    </nav>
    ${insides[part](call, tenant)}
  </section>`;
}

/** The configuration of each municipality: its flags, announcements, banner and pages. */
export function tenantsPage(call: PageCall): Markup {
  const tenants = call.world.table('tenants').all();
  const tenant = tenants.find(({ key }) => key === (asked(call, 'key') ?? 'zonnedorp')) ?? tenants[0];
  return framed(call, {
    title: 'Municipalities',
    at: '/_mock/tenants',
    lead: 'What each shop is told when it starts. A change stands in the next answer; reload the shop to see it.',
    sheets: ['tenants.css'],
    acts: html`<a class="btn" href="${call.platform.settings.shopUrl}/">${icon('out')}Open the shop</a>`,
    main: tenant
      ? html`<div class="tenantgrid">
          <nav class="card" aria-label="Municipalities">
            <ul class="lines">
              ${tenants.map(
                (one) =>
                  html`<li>
                    <a class="tenant" href="${at(one, partOf(call))}" ${one === tenant && html`aria-current="true"`}
                      >${one.name}<code class="small soft">${one.key}</code></a
                    >
                  </li>`,
              )}
            </ul>
          </nav>
          ${editor(call, tenant)}
        </div>`
      : html`<p class="card pad soft">There is no municipality in this world.</p>`,
  });
}
