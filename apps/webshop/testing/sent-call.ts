/** A request as the platform received it. */
export interface SentCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}

/** A call as the platform saw it: method and path below the API root. */
export interface Call {
  readonly what: string;
  readonly signedIn: boolean;
}

/** Reads a request as the platform would. */
export async function toSentCall(request: Request): Promise<SentCall> {
  const { pathname, search } = new URL(request.url);
  return { method: request.method, path: pathname + search, headers: request.headers, body: await request.text() };
}
