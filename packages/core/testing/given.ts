/** A value that must be there; otherwise the test fails. */
export function given<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The test expected a value');
  return value;
}
