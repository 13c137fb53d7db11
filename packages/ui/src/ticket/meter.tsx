import './meter.css';

/** A bar for the remaining part of an amount. Hidden from screen readers, because the adjacent text has the amount. */
export function Meter(props: {
  /** Percentage, 0 to 100; values outside are clamped. */
  readonly left: number;
}) {
  const share = Math.min(100, Math.max(0, props.left));
  return (
    <div className="stads-meter" aria-hidden="true">
      <div className="stads-meter__bar" style={{ inlineSize: `${share}%` }} />
    </div>
  );
}
