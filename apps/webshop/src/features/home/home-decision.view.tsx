import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs';
import { declinedAnswers, isGranted } from '@stadstegoed/core/fund-requests/request-decision.ts';
import type { ThingToDo } from '@stadstegoed/core/fund-requests/things-to-do.ts';
import { requestNumber } from '@stadstegoed/core/fund-requests/request-number.ts';
import type { FundRequest } from '@stadstegoed/core/fund-requests/fund-request.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { ButtonAppearance } from '@stadstegoed/ui/button/button.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { fundTint } from '../funds/parts/fund-tint.ts';
import { LinkedTodo } from './todo-card.view.tsx';

type Decision = Extract<ThingToDo, { kind: 'read_decision' }>;

/** The page of a request; that of all requests while it is not known which. */
export function requestPage(fund: Fund, request: FundRequest | null): Destination {
  return request === null ? goTo('own-requests', {}) : goTo('own-request', { id: request.id }, { fund: fund.id });
}

/** The decision on a request: what it gave or why not. Opening the page of the request removes the card. */
export function DecisionToRead(props: { readonly task: Decision; readonly appearance: ButtonAppearance }) {
  const { fund, request } = props.task;
  const translate = useTexts();
  return (
    <LinkedTodo
      tint={fundTint(fund)}
      icon={<IconMailOpened stroke={1.5} aria-hidden="true" />}
      title={translate(`funds.home.todo.decision.${request.state}`, { name: fund.name })}
      text={isGranted(request) ? amountText(props.task, translate) : reasonText(props.task, translate)}
      appearance={props.appearance}
      to={requestPage(fund, request)}
      label={translate('funds.home.todo.pending.open')}
      of={fund.name}
    />
  );
}

/** The amount of the voucher; before the voucher is there, that it comes, or that the money goes to an account. */
function amountText({ fund, voucher }: Decision, translate: Translate): string {
  if (voucher === null)
    return translate(fund.isPayout ? 'funds.fund.step.paid.text' : 'funds.home.todo.decision.coming');
  const amount = leftOf(voucher);
  return amount === null ? '' : translate('funds.home.todo.ending.left', { amount });
}

/** What is left of a budget; null for other vouchers, and where the municipality hides it. */
export function leftOf({ product, fund, amount }: Voucher): string | null {
  return product !== null || fund.type !== 'budget' || amount === null ? null : formatAmount(amount);
}

/** What the platform says of the reason, the answers that were declined, and whom to ask for more. */
function reasonText({ fund, request }: Decision, translate: Translate): string {
  const answers = declinedAnswers(fund, request);
  const because = translate('funds.home.todo.decision.because', { answers: answers.join(', ') });
  const ask = translate('funds.home.todo.decision.ask', { number: requestNumber(request) });
  return answers.length === 0 ? ask : `${because} ${ask}`;
}
