/** A browser storage in memory; tabs of one browser share one instance. `written` is told each key that is stored. */
export function memoryStorage(
  content: Readonly<Record<string, string>> = {},
  written: (key: string) => void = () => undefined,
): Storage {
  const values = new Map(Object.entries(content));
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => {
      written(key);
      values.set(key, value);
    },
  };
}
