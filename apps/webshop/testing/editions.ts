/** The platforms that the main journeys are walked on. `npm run long -- editions` walks the other journeys on the second one too. */
export const EDITIONS = ['specification', '2026-07'] as const;
