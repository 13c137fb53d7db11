/** The platforms that the main journeys are walked on. `EDITION=2026-07 npx vitest run --project journeys` walks the others on the second. */
export const EDITIONS = ['specification', '2026-07'] as const;
