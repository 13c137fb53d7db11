const DATABASE = 'stadstegoed';
const STORE = 'keys';
const NAME = 'private-drafts';

/**
 * The secret of this device, made at the first use: a key that the browser uses for the shop but never gives away, so that a copy
 * of the storage is not enough. Rejects where the browser has no database or no place for it.
 */
export async function deviceKey(): Promise<CryptoKey> {
  // Made before it is known whether there is one: a transaction does not wait for anything but its own requests.
  const made = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const database = await opened();
  try {
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
    const kept: unknown = await answered(store.get(NAME));
    if (kept instanceof CryptoKey) return kept;
    await answered(store.put(made, NAME));
    return made;
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return answered(request);
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser refused the key')));
  });
}
