/** The points of a bitmap as they stand in memory: three bytes each, row by row from the top. */
export type Points = { readonly width: number; readonly height: number; readonly bytes: Buffer };

/** Where things stand in the file; `palette` only for eight bits a point. */
type Head = {
  readonly at: number;
  readonly width: number;
  readonly height: number;
  readonly upwards: boolean;
  readonly bits: number;
  readonly palette: number;
};

/** The kinds that programs of today write: no compression, or plain channels of 32 bits. */
const plainKinds: readonly number[] = [0, 3];

function headOf(file: Buffer): Head | null {
  if (file.length < 54 || file.readUInt32LE(14) < 40) return null;
  const height = file.readInt32LE(22);
  const bits = file.readUInt16LE(28);
  if (!plainKinds.includes(file.readUInt32LE(30)) || ![8, 24, 32].includes(bits)) return null;
  return {
    at: file.readUInt32LE(10),
    width: file.readInt32LE(18),
    height: Math.abs(height),
    upwards: height > 0,
    bits,
    palette: 14 + file.readUInt32LE(14),
  };
}

/** Place of the blue byte of a point; the palette of eight bits has four bytes a colour. */
function placeOf(file: Buffer, head: Head, at: number): number {
  return head.bits === 8 ? head.palette + 4 * file.readUInt8(at) : at;
}

/**
 * Reads a bitmap (`.bmp`), which the picture library does not: 8, 24 or 32 bits a point without compression, whose transparency
 * is not looked at. Null when it is another kind, larger than `limit` points, or cut off.
 */
export function readBitmap(file: Buffer, limit: number): Points | null {
  const head = headOf(file);
  if (!head || head.width <= 0 || head.height <= 0 || head.width * head.height > limit) return null;
  const { width, height } = head;
  const step = head.bits / 8;
  const row = Math.ceil((width * step) / 4) * 4;
  if (head.at + row * height > file.length) return null;
  const bytes = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const start = head.at + row * (head.upwards ? height - 1 - y : y);
    for (let x = 0; x < width; x += 1) {
      const from = placeOf(file, head, start + x * step);
      if (from + 2 >= file.length) return null;
      const to = (y * width + x) * 3;
      bytes[to] = file.readUInt8(from + 2);
      bytes[to + 1] = file.readUInt8(from + 1);
      bytes[to + 2] = file.readUInt8(from);
    }
  }
  return { width, height, bytes };
}
