/** The feature of the error page and the redirect needs no bindings of its own: it decides with rules alone. */
export function bindFeature(): void {
  // What it shows comes from the address.
}
