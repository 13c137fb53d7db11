/** Joins class names and leaves out falsy values: `classNames('a', isOn && 'b')`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
