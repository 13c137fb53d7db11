/** Maximum number of page buttons (SH-078). */
export const PAGE_BUTTONS = 5;

/** The pages with a button: at most five, with the current page in the middle when possible. */
export function pageWindow(current: number, last: number, buttons: number = PAGE_BUTTONS): readonly number[] {
  const count = Math.max(0, Math.min(buttons, last));
  const middle = current - Math.floor(buttons / 2);
  const first = Math.max(1, Math.min(middle, last - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
