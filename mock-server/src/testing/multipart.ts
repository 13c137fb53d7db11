import type { Sent } from './harness.ts';

/** One part of a form: a value, or a file with its name. */
export type Part = readonly [field: string, value: string] | readonly [field: string, bytes: Buffer, name: string];

/** Separates the parts of the forms of the tests. */
export const boundary = '----form-of-a-test';

function partOf(part: Part): Buffer {
  const [field, value, name] = part;
  const file = name === undefined ? '' : `; filename="${name}"\r\nContent-Type: application/octet-stream`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')]);
}

/** The bytes of a form, with its end unless that is left out. */
export const formBytes = (parts: readonly Part[], end = `--${boundary}--\r\n`): Buffer =>
  Buffer.concat([...parts.map(partOf), Buffer.from(end)]);

/** A form as a test sends it. */
export const form = (as: string | null, ...parts: readonly Part[]): Sent => ({
  as,
  body: formBytes(parts),
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
});
