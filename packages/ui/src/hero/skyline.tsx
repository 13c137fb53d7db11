import { classNames } from '../class-names.ts';
import './skyline.css';

/**
 * The decorative illustration of the municipality in its colours, hidden from screen readers. Quay and water extend to
 * both sides; the parent clips them.
 */
export function Skyline(props: {
  /** The shapes as SVG markup, from the municipality's own folder; checked when the shop is built. */
  readonly skyline: string;
  readonly className?: string;
}) {
  return (
    <svg
      className={classNames('stads-skyline', props.className)}
      viewBox="0 0 760 480"
      aria-hidden="true"
      focusable="false"
      // A file of this repository, limited to shapes by variants/drawing.ts.
      dangerouslySetInnerHTML={{ __html: props.skyline }}
    />
  );
}
