import type { BusinessType, Provider } from '@stadstegoed/core/providers/provider.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { toOffice } from '../offices/office-wire.ts';
import { toPicture } from '../picture.ts';
import { readId, readList, readPartOrNull, readString, readStringOrNull } from '../wire.ts';

type Schemas = components['schemas'];

/** Maps the wire format of a provider (reference part 2, 2.6). What it keeps private is absent. */
export function toProvider(wire: Schemas['Provider']): Provider {
  return {
    id: readId(wire.id, 'id'),
    name: readString(wire.name, 'name'),
    descriptionHtml: readStringOrNull(wire.description_html, 'description_html') ?? '',
    businessType: readPartOrNull(wire.business_type, toBusinessType),
    email: readStringOrNull(wire.email, 'email'),
    phone: readStringOrNull(wire.phone, 'phone'),
    website: readStringOrNull(wire.website, 'website'),
    logo: toPicture(wire.logo),
    offices: readList(wire.offices, toOffice, 'offices'),
  };
}

/** Maps the wire format of a business type (reference part 2, 2.4). */
export function toBusinessType(wire: Schemas['BusinessType']): BusinessType {
  return { id: readId(wire.id, 'business_type.id'), name: readString(wire.name, 'business_type.name') };
}
