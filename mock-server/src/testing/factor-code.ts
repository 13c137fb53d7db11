import { appCode } from '../domain/identity/second-factors.ts';
import type { World } from '../world/world.ts';

/** The code of the newest second factor: what its app shows now, or what was sent to its telephone. */
export function newestFactorCode(world: World): string {
  const factor = world.table('second_factors').all().at(-1);
  if (!factor) throw new Error('Nobody has a second factor.');
  return factor.sent_code ?? appCode(world, factor);
}
