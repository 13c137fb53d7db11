/** The secret of one device, in memory. */
export function memoryDeviceKey(): () => Promise<CryptoKey> {
  const made = crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return () => made;
}
