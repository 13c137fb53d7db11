/** The numbers of characters left at which a screen reader says it; above the first it says nothing. */
const STEPS: readonly number[] = [100, 50, 20, 10, 0];

/** Over the limit the number is said in steps of this size. */
const OVER_STEP = 25;

/**
 * The number of characters left that is announced: the next step, so that it is not said with every key; null when many are left.
 * Negative when the text is too long.
 */
export function spokenCount(left: number): number | null {
  if (left < 0) return Math.floor(left / OVER_STEP) * OVER_STEP;
  return STEPS.findLast((step) => left <= step) ?? null;
}
