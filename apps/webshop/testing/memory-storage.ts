/** A browser storage in memory; tabs of one browser share one instance. */
export function memoryStorage(content: Readonly<Record<string, string>> = {}): Storage {
  const values = new Map(Object.entries(content));
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}
