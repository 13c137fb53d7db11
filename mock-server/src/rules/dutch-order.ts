/** The order of names in the Netherlands. Accents and capitals decide only between names that are otherwise the same. */
export const dutch = new Intl.Collator('nl');
