/**
 * Announces changes to screen readers, such as the number of results. Keep it mounted and change the text: screen
 * readers often miss a live region that is inserted together with its text.
 */
export function Announcer(props: {
  /** Announced after the current speech. */
  readonly polite?: string;
  /** Announced immediately. */
  readonly assertive?: string;
}) {
  return (
    <div className="visually-hidden">
      <div aria-live="polite" aria-atomic="true">
        {props.polite}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {props.assertive}
      </div>
    </div>
  );
}
