import type { Edition } from '@stadstegoed/core/shared/edition.ts';

/** Which edition a platform is, by its configuration: only the specification's has an envelope, only today's has internal funds. */
export function editionOf(configuration: object): Edition {
  if ('data' in configuration) return 'specification';
  return 'has_internal_funds' in configuration ? '2026-07' : '2023-05';
}
