import type { KeptHeaders, LoggedRequest } from '../../src/database/request-log.ts';

/** Headers that decide about an answer; the others are the client's own affair. */
const headersThatMatter: readonly string[] = [
  'accept',
  'accept-language',
  'authorization',
  'access-token',
  'client-key',
  'client-type',
  'client-version',
  'content-type',
  'mock-world',
  'user-agent',
  'x-requested-with',
];

/** The headers of a request that matter, as text. */
export const tellingHeaders = (headers: KeptHeaders): readonly (readonly [name: string, value: string])[] =>
  headersThatMatter.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const left = new Set(['accept', 'user-agent']);

function bodyOptions({ sent: { body } }: LoggedRequest): readonly string[] {
  if (body.kind === 'text') return [`--data ${quoted(body.text.toString())}`];
  if (body.kind !== 'form') return [];
  return [
    ...Object.entries(body.fields).flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.map((item) => `-F ${quoted(`${name}[]=${String(item)}`)}`)
        : [`-F ${quoted(`${name}=${String(value)}`)}`],
    ),
    ...body.files.map(({ field, name }) => `-F ${quoted(`${field}=@${name}`)}`),
  ];
}

/** The request as a command for a shell. Files of a form are taken from the folder where it is run. */
export function curlOf(publicUrl: string, entry: LoggedRequest): string {
  const { body, headers } = entry.sent;
  const kept = tellingHeaders(headers).filter(
    ([name]) => !left.has(name) && !(name === 'content-type' && body.kind === 'form'),
  );
  return [
    `curl -X ${entry.method} ${quoted(`${publicUrl}${entry.url}`)}`,
    ...kept.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...bodyOptions(entry),
  ].join(' \\\n  ');
}
