import type { Scenario } from '../src/store/scenario.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';
import { providerId } from '../src/seed/providers.ts';

/** The music house tells nothing of itself and has no picture, its offers neither, and its office is not on the map. */
export const scenario: Scenario = {
  sentence:
    'The music house tells nothing of itself and has no picture, its offers neither, and its office is not on the map.',
  build: (world) => {
    townWith(world, samira);
    const [organizations, offices, products] = [
      world.table('organizations'),
      world.table('offices'),
      world.table('products'),
    ];
    const id = providerId('cadans');
    const row = organizations.get(id);
    if (!row) throw new Error('The town has no music house.');
    organizations.update(row, {
      description: null,
      business_type_id: null,
      email_public: false,
      phone_public: false,
      website: null,
      logo_uid: null,
    });
    for (const office of offices.where('organization_id', id)) {
      offices.update(office, {
        phone: null,
        lat: null,
        lon: null,
        postcode_addition: 'A',
        photo_uid: null,
        schedule: [],
      });
    }
    for (const offer of products.where('organization_id', id)) products.update(offer, { photo_uid: null });
  },
};
