/** How bytes of an answer leave. */
export type Pace = {
  /** Bytes a second; null as fast as they can. */
  readonly rate: number | null;
  /** The connection breaks after so many bytes; null it stays. */
  readonly cutAfter: number | null;
};

/** Milliseconds between two pieces. */
export const pieceTime = 50;

/** The pieces in which an answer leaves, up to where it is cut. Each piece is what goes out in one `pieceTime`. */
export function piecesOf(bytes: Buffer, { rate, cutAfter }: Pace): readonly Buffer[] {
  const sent = cutAfter === null ? bytes : bytes.subarray(0, cutAfter);
  const step = rate === null ? Math.max(1, sent.length) : Math.max(1, Math.round((rate * pieceTime) / 1000));
  return Array.from({ length: Math.ceil(sent.length / step) }, (_one, index) =>
    sent.subarray(index * step, (index + 1) * step),
  );
}
