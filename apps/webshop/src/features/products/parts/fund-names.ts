import { formatList } from '@stadstegoed/ui/format-count.ts';
import { useTexts } from '../../../lib/texts/texts.ts';
import { useLanguage } from '../../../lib/texts/use-language.ts';

/** How many funds of an offer are named at once; an offer can be in each fund of the municipality. */
export const NAMED_FUNDS = 5;

/** How many funds are not named, as a text; null when all are. */
export function useOtherFunds(count: number, named: number): string | null {
  const translate = useTexts();
  return count > named ? translate('products.product.visitor.others', { count: count - named }) : null;
}

/** The funds of an offer in a sentence. */
export function useFundNames(funds: readonly { readonly name: string }[]): string {
  const language = useLanguage();
  const others = useOtherFunds(funds.length, NAMED_FUNDS);
  const names = funds.slice(0, NAMED_FUNDS).map(({ name }) => name);
  return formatList(others === null ? names : [...names, others], language);
}
