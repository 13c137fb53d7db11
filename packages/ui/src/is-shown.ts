/** Whether an element has a place on the screen: neither it nor what it stands in is hidden. */
export function isShown(element: Element): boolean {
  // Safari before 17.4 cannot tell itself, but gives a hidden element no rectangle.
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
