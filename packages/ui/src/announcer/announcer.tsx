/**
 * Announces changes to screen readers after the current speech, such as the number of results. Keep it mounted and change
 * the text: screen readers often miss a live region that is inserted together with its text.
 */
export function Announcer({ polite }: { readonly polite: string }) {
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {polite}
    </div>
  );
}
