type Param = { readonly name: string; readonly value: string; readonly fileName?: string; readonly _base64?: string };

/** Separates the parts of a form that is sent again. */
const boundary = '----stadstegoed-replay';

/** A name as it may stand between quotes in the head of a part. */
const named = (text: string): string => text.replaceAll('"', '%22').replaceAll(/\r|\n/g, ' ');

function partOf({ name, value, fileName, _base64 }: Param): Buffer {
  const isFile = fileName !== undefined;
  const file = isFile ? `; filename="${named(fileName)}"\r\nContent-Type: application/octet-stream` : '';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${named(name)}"${file}\r\n\r\n`;
  const bytes = isFile ? Buffer.from(_base64 ?? '', 'base64') : Buffer.from(value);
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
}

/** The parts of a logged form as a body to send. */
export const formBody = (params: readonly Param[]): { payload: Buffer; headers: { 'content-type': string } } => ({
  payload: Buffer.concat([...params.map(partOf), Buffer.from(`--${boundary}--\r\n`)]),
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
});
