import { fetchFromMockPlatform, type Intercept } from './mock-platform-fetch.ts';

type Platform = Parameters<typeof fetchFromMockPlatform>[0];

/** A part of an answer of the platform. */
export type Json = Readonly<Record<string, unknown>>;

/** Type assertion: what the platform lists under a name are objects. */
export const partsOf = (body: unknown, name: string): readonly Json[] => Object(body)[name] as readonly Json[];

/** Changes the JSON of each successful answer of the mock platform. */
export function changing(
  platform: Platform,
  change: (request: Request, path: string, body: unknown) => unknown,
): Intercept {
  const send = fetchFromMockPlatform(platform);
  return async (request, form) => {
    const response = await send(request, form);
    const text = await response.text();
    const isChanged = response.ok && text !== '';
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    const body = isChanged ? JSON.stringify(change(request, path, JSON.parse(text))) : text;
    return new Response(body === '' ? null : body, response);
  };
}

/** Changes the resource of an answer. */
export const changingData = (platform: Platform, address: RegExp, change: (data: Json) => Json): Intercept =>
  changing(platform, (_request, path, body) => (address.test(path) ? { data: change(Object(body).data) } : body));

/** Changes the first item of a list of the platform. */
export const changingFirst = (platform: Platform, list: string, change: (item: Json) => Json): Intercept =>
  changing(platform, (_request, path, body) => {
    if (path !== list) return body;
    const [first = {}, ...others] = partsOf(body, 'data');
    return { ...Object(body), data: [change(first), ...others] };
  });
