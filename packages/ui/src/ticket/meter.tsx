import './meter.css';

/** A bar that shows what is left of an amount. The words beside it say the same, so it is hidden from screen readers. */
export function Meter(props: {
  /** Percentage, 0 to 100; what lies outside is drawn as the nearest end. */
  readonly left: number;
}) {
  const share = Math.min(100, Math.max(0, props.left));
  return (
    <div className="stads-meter" aria-hidden="true">
      <div className="stads-meter__bar" style={{ inlineSize: `${share}%` }} />
    </div>
  );
}
