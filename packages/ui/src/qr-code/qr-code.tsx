import { useId } from 'react';
import { encode } from 'uqr';
import './qr-code.css';

/** Modules of white round the code; a scanner needs four. */
const QUIET_ZONE = 4;

/** Props of a QR code. */
export type QrCodeProps = {
  /** What the code holds. */
  readonly value: string;
  /** The name of the picture, such as "QR-code van Kindtegoed". */
  readonly title: string;
  /** What to do instead for whoever cannot have it scanned. */
  readonly description: string;
};

/**
 * A QR code, dark on white in every theme, in forced colours and in print, with its quiet zone inside the picture.
 * It fills the width it gets, 240 px or more where there is room.
 */
export function QrCode({ value, title, description }: QrCodeProps) {
  const id = useId();
  const { data, size } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  return (
    <svg
      className="stads-qr-code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <rect className="stads-qr-code__light" width={size} height={size} />
      <path className="stads-qr-code__dark" d={darkModules(data)} />
    </svg>
  );
}

/** One path for all dark modules: each a square of one by one, neighbours in a row joined. */
function darkModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      const text = row.map((dark) => (dark ? '1' : '0')).join('');
      return [...text.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1H${run.index}z`).join('');
    })
    .join('');
}
