import { encode } from 'uqr';

/** Squares of white round the code; a scanner needs four. */
const quietZone = 4;

/** One path for all dark squares, neighbours in a row joined. */
const darkSquares = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .map((row, y) => {
      const text = row.map((dark) => (dark ? '1' : '0')).join('');
      return [...text.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1H${run.index}z`).join('');
    })
    .join('');

/** A QR code as the address of a picture that carries itself, so that a mail has it wherever it is read. */
export function qrPicture(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${darkSquares(data)}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** What the QR code of a voucher on paper and in mails holds: the address that works without the resident. */
export const voucherQr = (printable: string): string =>
  qrPicture(JSON.stringify({ type: 'voucher', value: printable }));
