import type { FastifyRequest } from 'fastify';

/** How much the caller wants a type: 1 unless said otherwise, 0 for what is not named at all. */
function weightOf(accept: string, type: string): number {
  const named = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .find(([name]) => name === type);
  if (!named) return 0;
  const weight = Number(named.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
  return Number.isNaN(weight) ? 1 : weight;
}

/** A browser asks for a page by name; a program that takes anything, or JSON as gladly, gets JSON. */
export function prefersPage({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '';
  return weightOf(accept, 'text/html') > weightOf(accept, 'application/json');
}
