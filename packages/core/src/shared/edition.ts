/** The editions of the platform, by the month of the program; `specification` is the one that the requirements describe. */
export const EDITIONS = ['specification', '2023-05', '2026-07'] as const;

/** Which calls a platform has, and in which form it takes them. */
export type Edition = (typeof EDITIONS)[number];

/** Whether a value, such as one that a deployment or a device keeps, names an edition. */
export function isEdition(value: unknown): value is Edition {
  return EDITIONS.some((edition) => edition === value);
}
