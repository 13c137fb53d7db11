import { crc32, deflateSync } from 'node:zlib';

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A real picture of one grey, in PNG. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const row = Buffer.alloc(width + 1, 0x77);
  row.writeUInt8(0);
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** The head of a JPEG up to its size: a comment first, as cameras write one. */
export function jpgOf(width: number, height: number): Buffer {
  const comment = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0x00, 0x04, 0x68, 0x69]);
  const frame = Buffer.from([0xff, 0xff, 0xc2, 0x00, 0x0b, 0x08, 0, 0, 0, 0, 0x01, 0x01, 0x11, 0x00]);
  frame.writeUInt16BE(height, 6);
  frame.writeUInt16BE(width, 8);
  return Buffer.concat([comment, frame, Buffer.from([0xff, 0xd9])]);
}

/** The head of a GIF. */
export const gifOf = (width: number, height: number): Buffer =>
  Buffer.concat([Buffer.from('GIF89a'), Buffer.from([width & 255, width >> 8, height & 255, height >> 8, 0, 0, 0])]);

/** The head of a BMP; a height below zero means that its rows go down. */
export function bmpOf(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(54);
  bytes.write('BM');
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  return bytes;
}

/** A small document. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF\n');

const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** The signs by which the office documents are told apart. */
export const officeDocuments = {
  doc: Buffer.concat([ole, Buffer.from('WordDocument', 'utf16le')]),
  xls: Buffer.concat([ole, Buffer.from('Workbook', 'utf16le')]),
  docx: Buffer.concat([zip, Buffer.from('word/document.xml')]),
  xlsx: Buffer.concat([zip, Buffer.from('xl/workbook.xml')]),
} as const;
