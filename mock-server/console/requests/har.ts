import { STATUS_CODES } from 'node:http';
import type { KeptBody, KeptHeaders, LoggedRequest } from '../../src/database/request-log.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { objectOf, textOf } from '../../src/contract/input.ts';
import { queryIn } from './validation-result.ts';
import type { ValidationResult } from './validation-result.ts';
import type { Watched } from './watched.ts';

type Pair = { readonly name: string; readonly value: string };

type Param = Pair & {
  readonly fileName?: string;
  /** The bytes of a file; HAR 1.2 has no place for them. */
  readonly _base64?: string;
};

/** One entry of HAR 1.2; names with an underscore are our own, as the format allows. */
export type HarEntry = {
  readonly startedDateTime: string;
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly httpVersion: string;
    readonly cookies: readonly Pair[];
    readonly headers: readonly Pair[];
    readonly queryString: readonly Pair[];
    readonly postData?: { readonly mimeType: string; readonly text?: string; readonly params?: readonly Param[] };
    readonly headersSize: number;
    readonly bodySize: number;
  };
  readonly response: {
    readonly status: number;
    readonly statusText: string;
    readonly httpVersion: string;
    readonly cookies: readonly Pair[];
    readonly headers: readonly Pair[];
    readonly content: {
      readonly size: number;
      readonly mimeType: string;
      readonly text?: string;
      readonly comment?: string;
    };
    readonly redirectURL: string;
    readonly headersSize: number;
    readonly bodySize: number;
  };
  readonly cache: object;
  readonly timings: { readonly send: number; readonly wait: number; readonly receive: number };
  readonly _contract: ValidationResult & { readonly operation: string | null };
  readonly _platform: {
    readonly id: number;
    readonly at: number;
    readonly url: string;
    readonly ip: string;
    readonly transactions: readonly number[];
    readonly fault: number | null;
    readonly taken_back: boolean;
    /** Why the body of the request is not here; null when it is, or when there was none. */
    readonly body_left_out: string | null;
  };
};

/** A log in the format of browsers. */
export type Har = {
  readonly log: {
    readonly version: '1.2';
    readonly creator: { readonly name: string; readonly version: string };
    readonly comment: string;
    readonly entries: readonly HarEntry[];
  };
};

const whyLeftOut = {
  too_large: 'It is too large to be kept.',
  binary: 'It is no text.',
  too_old: 'Its place was given to newer ones.',
} as const;

/** Why a body is not there, in one sentence; null when it is. */
export const leftOut = (body: KeptBody): string | null => (body.kind === 'left_out' ? whyLeftOut[body.why] : null);

const pairs = (headers: KeptHeaders): Pair[] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value: String(value) }]));

const sizeOf = (body: KeptBody): number => (body.kind === 'none' ? 0 : body.size);

function paramsOf(body: Extract<KeptBody, { kind: 'form' }>): Param[] {
  const fields = Object.entries(body.fields).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((item) => ({ name: `${name}[]`, value: String(item) }))
      : [{ name, value: String(value) }],
  );
  const files = body.files.map(({ field, name, bytes }) => ({
    name: field,
    value: '',
    fileName: name,
    _base64: bytes.toString('base64'),
  }));
  return [...fields, ...files];
}

function postDataOf({ sent: { body, headers } }: LoggedRequest): Pick<HarEntry['request'], 'postData'> {
  const mimeType = String(headers['content-type'] ?? '');
  if (body.kind === 'text') return { postData: { mimeType, text: body.text.toString() } };
  if (body.kind === 'form') return { postData: { mimeType, params: paramsOf(body) } };
  return {};
}

function contentOf({ answer: { body, headers } }: LoggedRequest): HarEntry['response']['content'] {
  const comment = leftOut(body);
  return {
    size: sizeOf(body),
    mimeType: String(headers['content-type'] ?? 'x-unknown'),
    ...(body.kind === 'text' ? { text: body.text.toString() } : {}),
    ...(comment === null ? {} : { comment }),
  };
}

const queryPairs = (url: string): Pair[] =>
  Object.entries(queryIn(url)).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => ({ name, value: String(item) })),
  );

const requestOf = (publicUrl: string, entry: LoggedRequest): HarEntry['request'] => ({
  method: entry.method,
  url: `${publicUrl}${entry.url}`,
  httpVersion: 'HTTP/1.1',
  cookies: [],
  headers: pairs(entry.sent.headers),
  queryString: queryPairs(entry.url),
  ...postDataOf(entry),
  headersSize: -1,
  bodySize: sizeOf(entry.sent.body),
});

const responseOf = (entry: LoggedRequest): HarEntry['response'] => ({
  status: entry.status,
  statusText: STATUS_CODES[entry.status] ?? '',
  httpVersion: 'HTTP/1.1',
  cookies: [],
  headers: pairs(entry.answer.headers),
  content: contentOf(entry),
  redirectURL: String(entry.answer.headers['location'] ?? ''),
  headersSize: -1,
  bodySize: sizeOf(entry.answer.body),
});

/** One request as an entry. Its moment is the world's, its duration the machine's. */
export const harEntry = (publicUrl: string, { entry, validation, undone }: Watched): HarEntry => ({
  startedDateTime: new Date(entry.at).toISOString(),
  time: entry.took,
  request: requestOf(publicUrl, entry),
  response: responseOf(entry),
  cache: {},
  timings: { send: 0, wait: entry.took, receive: 0 },
  _contract: { operation: entry.operation_id, ...validation },
  _platform: {
    id: entry.id,
    at: entry.at,
    url: entry.url,
    ip: entry.ip,
    transactions: entry.transactions,
    fault: entry.fault_id,
    taken_back: undone,
    body_left_out: leftOut(entry.sent.body),
  },
});

/** Requests, in the order given, as one HAR file. */
export const harOf = (platform: MockPlatform, requests: readonly Watched[]): Har => ({
  log: {
    version: '1.2',
    creator: {
      name: 'Stadstegoed mock platform',
      version: textOf(objectOf(platform.contract.document['info']), 'version') ?? '',
    },
    comment: 'Moments are those of the world; _contract holds the validation result of the description.',
    entries: requests.map((request) => harEntry(platform.settings.publicUrl, request)),
  },
});
