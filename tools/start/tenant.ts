import { loadVariant } from '@stadstegoed/variants/load.ts';

/** The tenant with data of every kind, for a municipality that the mock platform has none of. */
const FALLBACK = 'general';

/**
 * The client key with which a shop asks the mock platform: null for the variant's own, `general` when the platform does
 * not know that yet, so that a new folder can be seen at once.
 */
export async function borrowedClientKey(platform: string, variant: string): Promise<string | null> {
  const { clientKey } = loadVariant(variant).variant;
  const response = await fetch(`${platform}/api/v1/platform/config/webshop`, {
    headers: { 'Client-Key': clientKey, 'Client-Type': 'webshop' },
  });
  await response.body?.cancel();
  return response.status === 403 ? FALLBACK : null;
}
