/** A store as the browser's local and session storage, in memory; two tabs that share it share one instance. */
export function memoryStorage(content: Readonly<Record<string, string>> = {}): Storage {
  const kept = new Map(Object.entries(content));
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}
