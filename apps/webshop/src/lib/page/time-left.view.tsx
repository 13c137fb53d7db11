/** A countdown: what is seen changes as often as it likes, and a screen reader hears `spoken` each time that it changes. */
export function TimeLeft({ shown, spoken }: { readonly shown: string; readonly spoken: string }) {
  return (
    <>
      <p aria-hidden="true">
        <b>{shown}</b>
      </p>
      <p className="visually-hidden" role="timer" aria-live="polite">
        {spoken}
      </p>
    </>
  );
}
