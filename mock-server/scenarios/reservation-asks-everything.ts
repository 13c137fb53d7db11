import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';

/** Whoever reserves the first swimming lessons must give a telephone number, an address and a date of birth; for the second they may. */
export const scenario: Scenario = {
  sentence:
    'Whoever reserves the first swimming lessons must give a telephone number, an address and a date of birth; for the second they may.',
  build: (world) => {
    townWith(world, samira, noor);
    const products = world.table('products');
    for (const [id, ask] of [
      [201, 'required'],
      [202, 'optional'],
    ] as const) {
      const lessons = products.get(id);
      if (!lessons) throw new Error('The town has no swimming lessons.');
      products.update(lessons, { reservation_asks: { phone: ask, address: ask, birth_date: ask } });
    }
  },
};
