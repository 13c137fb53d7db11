import { act, screen, waitFor } from '@testing-library/react';
import { untilQuiet } from './quiet.ts';
import type { FaultyVisit } from './visit.ts';

/** The common sentence, or that of vouchers which this device kept and shows meanwhile. */
const SLOW = /^(Dit duurt langer dan normaal|Ophalen lukt nu niet)/;
/** Milliseconds: a little after the sentence that it takes longer, and after the time limits of a call and an upload. */
const [LONG_WAIT, TIME_LIMIT, REST] = [5_500, 26_000, 35_000];

/**
 * Lets a minute pass after a call that is never answered. The page must say after five seconds that it takes longer, under
 * a heading. Resolves with what is missing.
 */
export async function waitLong({ shop, hanging }: FaultyVisit): Promise<readonly string[]> {
  const isAsked = await waitFor(() => {
    if (hanging() === 0) throw new Error('The call was not made');
    return true;
  }).catch(() => false);
  if (!isAsked) return ['the call that must hang was not made'];
  await act(() => shop.clock.play(LONG_WAIT));
  await untilQuiet(shop, hanging);
  const problems = [
    ...(screen.queryAllByText(SLOW).length > 0 ? [] : ['nothing said after 5 s']),
    ...(document.querySelector('main h1') === null ? ['no heading while it is read'] : []),
  ];
  for (const rest of [TIME_LIMIT, REST]) {
    await act(() => shop.clock.play(rest));
    await untilQuiet(shop, hanging);
  }
  return problems;
}
