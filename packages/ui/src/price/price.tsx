import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { Money } from '@stadstegoed/core/shared/money.ts';
import { formatAmount, speakAmount } from '../format.ts';

/** A price in a list; screen readers read "86 euro" instead of "86 komma streepje". */
export function Price(props: { readonly amount: Money; readonly language: Language }) {
  return (
    <span className="figures">
      <span aria-hidden="true" translate="no">
        {formatAmount(props.amount)}
      </span>
      <span className="visually-hidden">{speakAmount(props.amount, props.language)}</span>
    </span>
  );
}
