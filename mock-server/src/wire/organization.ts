import type { Call } from '../http/call.ts';
import type { NamedRow, OrganizationRow, TagRow } from '../tables/organizations.ts';
import { markdownToHtml } from './markdown.ts';
import { mediaCompact, mediaFull } from './media.ts';

/** A business type or product category in the caller's language. */
export const named = (call: Pick<Call, 'language'>, row: NamedRow): { id: number; key: string; name: string } => ({
  id: row.id,
  key: row.key,
  name: call.language === 'en' ? row.name_en : row.name_nl,
});

/** The kind of an organisation; null when it has none. */
export function businessType(
  call: Pick<Call, 'world' | 'language'>,
  id: number | null,
): ReturnType<typeof named> | null {
  const row = id === null ? undefined : call.world.table('business_types').get(id);
  return row ? named(call, row) : null;
}

export const tag = (row: TagRow): object => ({ id: row.id, name: row.name, key: row.key });

/** Rows of ids, in their order; unknown ids are skipped. */
export const tagsOf = (call: Call, ids: readonly number[]): TagRow[] =>
  ids.map((id) => call.world.table('tags').get(id)).filter((row) => row !== undefined);

const contact = (row: OrganizationRow): object => ({
  email_public: row.email_public,
  phone_public: row.phone_public,
  website_public: row.website_public,
  email: row.email_public ? row.email : null,
  phone: row.phone_public ? row.phone : null,
  website: row.website_public ? row.website : null,
});

/** OrganizationBasic. */
export const organizationBasic = (call: Call, row: OrganizationRow): object => ({
  id: row.id,
  name: row.name,
  business_type_id: row.business_type_id,
  business_type: businessType(call, row.business_type_id),
  ...contact(row),
  logo: mediaCompact(call, row.logo_uid),
});

/** The organisation as it stands in a fund and in the list. */
export const organizationFull = (call: Call, row: OrganizationRow): object => ({
  id: row.id,
  identity_address: row.identity_address,
  name: row.name,
  kvk: row.kvk,
  business_type_id: row.business_type_id,
  business_type: businessType(call, row.business_type_id),
  ...contact(row),
  description: row.description,
  description_html: markdownToHtml(row.description),
  reservation_phone: row.reservation_phone,
  reservation_address: row.reservation_address,
  reservation_birth_date: row.reservation_birth_date,
  tags: tagsOf(call, row.tag_ids).map(tag),
  logo: mediaFull(call, row.logo_uid),
  offices_count: call.world.table('offices').where('organization_id', row.id).length,
});

/** id, name and logo. */
export const organizationTiny = (call: Call, row: OrganizationRow): object => ({
  id: row.id,
  name: row.name,
  logo: mediaFull(call, row.logo_uid),
});
