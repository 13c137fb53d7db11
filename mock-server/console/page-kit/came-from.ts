import type { FastifyRequest } from 'fastify';

/** The page on which a form was, as the browser says; never outside the console. */
export function cameFrom({ headers }: FastifyRequest): string {
  const from = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '') : null;
  const isPage = from !== null && /^\/_mock(?!\/(api|do|as)\b)(?![\w-])/.test(from.pathname);
  if (!isPage) return '/_mock';
  from.searchParams.delete('done');
  return from.pathname + from.search;
}

/** The same page, which then says what was done. */
export function doneAt(request: FastifyRequest, sentence: string): string {
  const from = new URL(cameFrom(request), 'http://console');
  from.searchParams.set('done', sentence);
  return from.pathname + from.search;
}
