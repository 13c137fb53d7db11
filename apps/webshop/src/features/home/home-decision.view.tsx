import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs';
import { declinedAnswers, isGranted } from '@stadstegoed/core/fund-requests/request-decision.ts';
import type { ThingToDo } from '@stadstegoed/core/fund-requests/things-to-do.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { requestNumber } from '@stadstegoed/core/fund-requests/request-number.ts';
import { ButtonLink, type ButtonAppearance } from '@stadstegoed/ui/button/button.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { fundTint } from '../funds/parts/fund-tint.ts';
import { TodoCard } from './todo-card.view.tsx';

type Decision = Extract<ThingToDo, { kind: 'read_decision' }>;

/** The decision on a request: what it gave or why not, and the next step. Opening that removes the card. */
export function DecisionToRead(props: { readonly task: Decision; readonly appearance: ButtonAppearance }) {
  const { fund, request, voucher } = props.task;
  const translate = useTexts();
  const href = useHref();
  const to = voucher === null ? goTo('fund', { id: fund.id }) : goTo('voucher', { address: voucher.address });
  return (
    <TodoCard
      tint={fundTint(fund)}
      icon={<IconMailOpened stroke={1.5} aria-hidden="true" />}
      title={translate(`funds.home.todo.decision.${request.state}`, { name: fund.name })}
      text={isGranted(request) ? amountText(props.task, translate) : reasonText(props.task, translate)}
    >
      <ButtonLink appearance={props.appearance} href={href(to)}>
        <span>{translate(voucher === null ? 'funds.home.todo.pending.open' : 'funds.button.received')}</span>{' '}
        <span className="visually-hidden">{fund.name}</span>
      </ButtonLink>
    </TodoCard>
  );
}

/** The amount of the voucher; before the voucher is there, that it comes. */
function amountText({ voucher }: Decision, translate: Translate): string {
  if (voucher === null) return translate('funds.home.todo.decision.coming');
  const hasAmount = voucher.product === null && voucher.fund.type === 'budget';
  return hasAmount ? translate('funds.home.todo.ending.left', { amount: formatAmount(voucher.amount) }) : '';
}

/** What the platform says of the reason, the answers that were declined, and whom to ask for more. */
function reasonText({ fund, request }: Decision, translate: Translate): string {
  const answers = declinedAnswers(fund, request);
  const because = translate('funds.home.todo.decision.because', { answers: answers.join(', ') });
  const ask = translate('funds.home.todo.decision.ask', { number: requestNumber(request) });
  return answers.length === 0 ? ask : `${because} ${ask}`;
}
