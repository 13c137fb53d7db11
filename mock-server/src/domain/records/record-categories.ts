import type { RecordCategoryRow } from '../../tables/records.ts';
import type { World } from '../../world/world.ts';

/** The category that every new account starts with. */
export const addFirstCategory = (world: World, address: string): RecordCategoryRow =>
  world.table('record_categories').insert({ identity_address: address, name: 'Relaties', order: 0 });
