import { listOf, objectOf, textOf } from '../../src/input.ts';
import type { LoggedBody, LoggedRequest } from '../../src/world/request-log.ts';

/** Headers that curl writes itself, and those that only a browser sends. */
const notNeeded = /^(?:host|connection|keep-alive|content-length|accept-encoding|transfer-encoding|sec-.*|dnt|pragma)$/;

/** Text that a shell takes as it is. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The fields and files of an upload, with the names of the files as curl reads them from its folder. */
function formOf(text: string): readonly string[] {
  const form = objectOf(JSON.parse(text));
  const fields = Object.entries(objectOf(form['fields'])).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((item) => `${name}[]=${item}`) : [`${name}=${String(value)}`],
  );
  const files = listOf(form, 'files').map((file) => objectOf(file));
  return [
    ...fields.map((field) => `--form-string ${quoted(field)}`),
    ...files.map((file) => `-F ${quoted(`${textOf(file, 'field')}=@${textOf(file, 'name')}`)}`),
  ];
}

/** A body that was not kept whole is read from a file of that name. */
function bodyOf({ type, text, bytes }: LoggedBody): readonly string[] {
  const isUpload = type?.startsWith('multipart/') === true;
  if (isUpload && text !== null && !text.endsWith('}')) return ['-F file=@body'];
  if (isUpload) return text === null ? [] : formOf(text);
  return text === null || Buffer.byteLength(text) < bytes ? ['--data-binary @body'] : [`--data-raw ${quoted(text)}`];
}

/** The same request as a command of curl, one option to a line. */
export function curlOf({ method, url, headers, sent }: LoggedRequest, origin: string): string {
  const isUpload = sent?.type?.startsWith('multipart/') === true;
  const kept = Object.entries(headers).filter(
    ([name]) => !notNeeded.test(name) && !(isUpload && name === 'content-type'),
  );
  return [
    `curl -X ${method} ${quoted(`${origin}${url}`)}`,
    ...kept.map(([name, value]) => `-H ${quoted(`${name}: ${[value].flat().join(', ')}`)}`),
    ...(sent ? bodyOf(sent) : []),
  ].join(' \\\n  ');
}
