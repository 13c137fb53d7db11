import type { FileKind } from './file-kinds.ts';

/** Size in pixels. */
export type PictureSize = { readonly width: number; readonly height: number };

type Reader = (bytes: Buffer) => PictureSize | null;

const png: Reader = (bytes) =>
  bytes.length >= 24 && bytes.toString('latin1', 12, 16) === 'IHDR'
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : null;

const gif: Reader = (bytes) =>
  bytes.length >= 10 ? { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) } : null;

/** The oldest header has two bytes a side; in the others the height is negative when the rows go down. */
const bmp: Reader = (bytes) => {
  if (bytes.length < 26) return null;
  if (bytes.readUInt32LE(14) === 12) return { width: bytes.readUInt16LE(18), height: bytes.readUInt16LE(20) };
  return { width: bytes.readInt32LE(18), height: Math.abs(bytes.readInt32LE(22)) };
};

/** Markers that start a frame, which has the size. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Walks from segment to segment; every step goes forward, so broken bytes end the walk. */
const jpg: Reader = (bytes) => {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
};

const readers: Partial<Record<FileKind, Reader>> = { png, gif, bmp, jpg };

/** Size of a picture as its header tells; null when the bytes are not a picture, or end before the size. */
export function pictureSize(kind: FileKind, bytes: Buffer): PictureSize | null {
  const size = readers[kind]?.(bytes) ?? null;
  return size && size.width > 0 && size.height > 0 ? size : null;
}
