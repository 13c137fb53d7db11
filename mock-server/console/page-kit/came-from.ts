import type { FastifyRequest } from 'fastify';

/** The page on which a form was, as the browser says; never outside the console. */
export function cameFrom({ headers }: FastifyRequest): string {
  const from = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '') : null;
  const isPage = from !== null && /^\/_mock(?!\/(api|do|as)\b)(?![\w-])/.test(from.pathname);
  return isPage ? from.pathname + from.search : '/_mock';
}
