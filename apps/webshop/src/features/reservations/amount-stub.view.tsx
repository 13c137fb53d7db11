import type { Money } from '@stadstegoed/core/shared/money.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { tintClass, type Tint } from '@stadstegoed/ui/tint/tint.ts';
import './amount-stub.css';

export interface AmountStubProps {
  /** The tint of the fund. */
  readonly tint: Tint;
  readonly art?: string | undefined;
  readonly name: string;
  /** The line under the name, such as the balance now. */
  readonly text?: string;
  /** The word over the amount. */
  readonly label: string;
  readonly amount: Money;
}

/** A stub of a ticket, in each dialog that moves money: the fund, and an amount behind the perforation. */
export function AmountStub({ tint, art, name, text, label, amount }: AmountStubProps) {
  return (
    <div className={`reserve-stub ${tintClass(tint)}`}>
      <span className="reserve-stub__picture" aria-hidden="true">
        {art === undefined ? null : <img className="cover" src={art} alt="" width="400" height="300" />}
      </span>
      <span className="reserve-stub__text">
        <b>{name}</b> {text === undefined ? null : <small>{text}</small>}
      </span>
      <span className="reserve-stub__end">
        <small>{label}</small>{' '}
        <b className="figures" translate="no">
          {formatAmount(amount)}
        </b>
      </span>
    </div>
  );
}
