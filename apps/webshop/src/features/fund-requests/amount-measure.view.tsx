import type { AmountOverLimit } from '@stadstegoed/core/fund-requests/amount-over-limit.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import './request-limit.css';

/** The place of the answer on the bar, in percent of its length. */
const ANSWER_PERCENT = 78;

/** The limit, the answer and the difference as a bar and in numbers; the bar is decoration. */
export function AmountMeasure({ over: { limit, answer, difference } }: { readonly over: AmountOverLimit }) {
  const translate = useTexts();
  const within = (limit / answer) * ANSWER_PERCENT;
  return (
    <div className="request-measure">
      <svg className="request-measure__bar" width="100%" height="26" aria-hidden="true">
        <rect className="request-measure__rest" y="4" width="100%" height="18" rx="9" />
        <rect className="request-measure__over" y="4" width={`${ANSWER_PERCENT}%`} height="18" rx="9" />
        <rect className="request-measure__within" y="4" width={`${within}%`} height="18" rx="9" />
        <rect className="request-measure__answer" x={`${ANSWER_PERCENT}%`} width="10" height="26" rx="5" />
      </svg>
      <ul className="request-measure__keys">
        <li className="request-measure__key--within">
          <span>{translate('fundRequests.measure.limit')}</span> <b translate="no">{formatAmount(limit)}</b>
        </li>
        <li className="request-measure__key--answer">
          <span>{translate('fundRequests.measure.answer')}</span> <b translate="no">{formatAmount(answer)}</b>
        </li>
        <li className="request-measure__key--over">
          <span>{translate('fundRequests.measure.difference')}</span> <b translate="no">{formatAmount(difference)}</b>
        </li>
      </ul>
    </div>
  );
}
