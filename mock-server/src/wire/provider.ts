import type { Call } from '../http/call.ts';
import type { OrganizationRow } from '../tables/organizations.ts';
import { markdownToHtml } from './markdown.ts';
import { mediaCompact } from './media.ts';
import { officesOf } from './office.ts';
import { businessType } from './organization.ts';

/** Ways to reach a provider: a private one is absent, not null. */
const contact = (row: OrganizationRow): object => ({
  ...(row.email_public && row.email !== null ? { email: row.email } : {}),
  ...(row.phone_public && row.phone !== null ? { phone: row.phone } : {}),
  ...(row.website_public && row.website !== null ? { website: row.website } : {}),
});

/** An organisation as the list and the page of providers read it. */
export const provider = (call: Call, row: OrganizationRow): object => ({
  id: row.id,
  name: row.name,
  description: row.description,
  description_html: markdownToHtml(row.description),
  business_type_id: row.business_type_id,
  business_type: businessType(call, row.business_type_id),
  ...contact(row),
  logo: mediaCompact(call, row.logo_uid),
  offices: officesOf(call, row.id),
});
