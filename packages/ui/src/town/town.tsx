import { classNames } from '../class-names.ts';
import './town.css';

/**
 * The decorative illustration of the municipality in its colours, hidden from screen readers. Quay and water extend to
 * both sides; the parent clips them.
 */
export function Town(props: {
  /** The shapes as SVG markup, from the municipality's own folder; checked when the shop is built. */
  readonly skyline: string;
  readonly className?: string;
}) {
  return (
    <svg
      className={classNames('stads-town', props.className)}
      viewBox="0 0 760 480"
      aria-hidden="true"
      focusable="false"
      // A file of this repository, limited to shapes by variants/drawing.ts.
      dangerouslySetInnerHTML={{ __html: props.skyline }}
    />
  );
}
