/**
 * Speaks what changed without a place of its own on the screen: results counted, saved, removed. Keep it mounted from the
 * start and change the text; a live region that appears together with its text is often not heard.
 */
export function Announcer(props: {
  /** Waits for a pause. */
  readonly polite?: string;
  /** Speaks at once. */
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
