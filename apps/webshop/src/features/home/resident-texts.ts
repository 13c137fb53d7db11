import type { TextsName } from '../../texts/text-keys.ts';

/** The texts that home shows to a resident besides those of a visitor. The build reads them too. */
export const RESIDENT_TEXTS: readonly TextsName[] = ['funds', 'products', 'providers/parts', 'vouchers'];
