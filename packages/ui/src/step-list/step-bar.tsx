import './step-bar.css';

/** How many of the steps one is through, as a bar. Hidden from a screen reader: words beside it say the same. */
export function StepBar({ step, of }: { readonly step: number; readonly of: number }) {
  return (
    <div className="stads-step-bar" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <span key={index} data-on={index < step ? true : undefined} />
      ))}
    </div>
  );
}
