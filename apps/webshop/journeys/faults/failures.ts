import { foreignAnswers, type ForeignAnswer } from '@stadstegoed/mock-server/testing/foreign-answers.ts';
import { whenAborted } from '../../testing/mock-platform-fetch.ts';

/** The answers of something else than the platform, which mean only that it cannot be reached (reading 50). */
const FOREIGN = [
  'wifi-page',
  'proxy-401',
  'gateway-404',
  'gateway-502',
  'empty-answers',
  'foreign-type',
  'redirected',
  'broken',
] as const;

/** The failures of a call that the sweep injects. */
export const FAILURES = [
  ...(['401', '403', '404', '422', '429', '500', 'dropped', 'never', 'missing'] as const),
  ...FOREIGN,
] as const;
export type FailureName = (typeof FAILURES)[number];

/** Whether the platform did not answer, so that a page may say nothing but that. */
export function isForeign(name: FailureName): boolean {
  return FOREIGN.some((foreign) => foreign === name);
}

/** Status and body as the framework of the platform sends them: its own texts are English. */
const ANSWERS: Readonly<Partial<Record<FailureName, readonly [status: number, message: string]>>> = {
  '401': [401, 'session_expired'],
  '403': [403, 'This action is unauthorized.'],
  '404': [404, 'Not Found'],
  '422': [422, 'The given data was invalid.'],
  '429': [429, 'Too Many Attempts.'],
  '500': [500, 'Server Error'],
};

/** The English texts above, which no resident may read. */
export const SERVER_TEXTS = Object.values(ANSWERS).map(([, message]) => message);

/** Answers a request with a failure; `real` asks the platform, for a failure that changes its answer. */
export function failWith(name: FailureName, request: Request, real: () => Promise<Response>): Promise<Response> {
  const foreign = foreignAnswers.find(({ key }) => key === name);
  if (foreign) return Promise.resolve(foreignResponse(foreign));
  const answer = ANSWERS[name];
  if (answer) return Promise.resolve(jsonResponse(answer[0], { message: answer[1] }));
  switch (name) {
    case 'never':
      return whenAborted(request.signal);
    case 'broken':
      return Promise.resolve(new Response('{"data": [', { headers: JSON_TYPE }));
    case 'missing':
      return withoutFields(real);
    default:
      return Promise.reject(new TypeError('Failed to fetch'));
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

const jsonResponse = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: JSON_TYPE });

/** A foreign answer as fetch gives it: it follows a redirect and says where the answer comes from. */
function foreignResponse({ status, headers, body }: ForeignAnswer): Response {
  const { location } = headers;
  if (location === undefined) return new Response(body, { status, headers });
  const response = jsonResponse(200, { data: [] });
  Object.defineProperties(response, { redirected: { value: true }, url: { value: location } });
  return response;
}

/** The answer of the platform with the fields of its resource left out; of a list, of each item. */
async function withoutFields(real: () => Promise<Response>): Promise<Response> {
  const response = await real();
  const text = await response.text();
  if (!response.ok || text === '') return new Response(text === '' ? null : text, response);
  return jsonResponse(response.status, emptied(JSON.parse(text)));
}

function emptied(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return Array.isArray(body) ? body : {};
  const { data } = body;
  return { ...body, data: Array.isArray(data) ? data.map(() => ({})) : {} };
}
