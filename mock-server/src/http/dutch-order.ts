let order: Intl.Collator | null = null;

/**
 * The order of names in the Netherlands. Accents and capitals decide only between names that are otherwise the same. The rules of
 * the language are opened at the first two names, for they hold megabytes.
 */
export function dutchOrder(one: string, other: string): number {
  order ??= new Intl.Collator('nl');
  return order.compare(one, other);
}
