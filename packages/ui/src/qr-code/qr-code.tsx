import { useId } from 'react';
import { encode } from 'uqr';
import './qr-code.css';

/** The quiet zone around the code, in modules; scanners need four. */
const QUIET_ZONE = 4;

export type QrCodeProps = {
  /** The content of the code. */
  readonly value: string;
  /** The accessible name of the image, such as "QR-code van Kindtegoed". */
  readonly title: string;
  /** The alternative when the code cannot be scanned. */
  readonly description: string;
};

/**
 * A QR code, dark on white in every theme, in forced colours and in print, with its quiet zone inside the image.
 * It fills the available width, preferably 240 px or more.
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

/** One path for all dark modules; adjacent modules in a row are joined. */
function darkModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      const text = row.map((dark) => (dark ? '1' : '0')).join('');
      return [...text.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1H${run.index}z`).join('');
    })
    .join('');
}
