import type { BusinessType, Provider } from '@stadstegoed/core/providers/provider.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { toOffice } from './office-wire.ts';
import { toPicture } from '../picture.ts';
import type { Fields } from '../wire.ts';

type Schemas = components['schemas'];

/** Maps the wire format of a provider. What it keeps private is absent. */
export function toProvider(wire: Fields<Schemas['Provider']>): Provider {
  return {
    id: wire.id('id'),
    name: wire.string('name'),
    descriptionHtml: wire.string('description_html', null) ?? '',
    businessType: wire.part('business_type', toBusinessType),
    email: wire.string('email', null),
    phone: wire.string('phone', null),
    website: wire.string('website', null),
    logo: wire.part('logo', toPicture),
    offices: wire.list('offices', toOffice),
  };
}

/** Maps the wire format of a business type. */
export function toBusinessType(wire: Fields<Schemas['BusinessType']>): BusinessType {
  return { id: wire.id('id'), name: wire.string('name') };
}
