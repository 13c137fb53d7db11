import type { Money } from '@stadstegoed/core/shared/money.ts';
import { Price } from '@stadstegoed/ui/price/price.tsx';
import { useTexts } from '../texts/texts.ts';
import { useLanguage } from '../texts/use-language.ts';

/** The price of an offer in a word or two: "€ 86,-", "vanaf € 3,50", "Gratis", or "Soms gratis" when it starts at nothing. */
export function RegularPrice(props: { readonly amount: Money; readonly isFrom: boolean }) {
  const { amount, isFrom } = props;
  const translate = useTexts();
  const language = useLanguage();
  if (amount === 0) return <span>{translate(isFrom ? 'shell.price.sometimesFree' : 'shell.price.free')}</span>;
  return (
    <span>
      {isFrom ? <span>{`${translate('shell.price.from')} `}</span> : null}
      <Price amount={amount} language={language} />
    </span>
  );
}
