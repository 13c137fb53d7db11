import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';

/** A resident whose partner already has the voucher: the funds are taken by the partner. */
export const persona: Persona = {
  sentence: 'A resident whose partner already has the voucher: the funds are taken by the partner.',
  full_name: 'Lotte Jansma',
  bsn: '999946808',
  email: 'lotte@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'lotte',
      bsn: '999946808',
      confirmed_seconds_ago: 60,
      email: 'lotte@post.example',
      partner_bsn: '999934107',
    });
    addFacts(world, identity, { ...meetsEverything, given_name: 'Lotte', family_name: 'Jansma' });
    return identity;
  },
};
