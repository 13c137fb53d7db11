import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import type { MoneyTask } from '@stadstegoed/core/reservations/money-tasks.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { ButtonAppearance } from '@stadstegoed/ui/button/button.tsx';
import { formatDate, formatAmount } from '@stadstegoed/ui/format.ts';
import { formatTime } from '@stadstegoed/ui/format-date.ts';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { fundTint } from '../funds/parts/fund-tint.ts';
import type { ResidentHomeViewModel } from './home-resident.vm.ts';
import { LinkedTodo } from './todo-card.view.tsx';

interface MoneyTaskProps<Kind extends MoneyTask['kind']> {
  readonly task: Extract<MoneyTask, { kind: Kind }>;
  readonly appearance: ButtonAppearance;
}

/** An accepted reservation, with the last day on which it can be collected. */
export const ReservationToCollect = observer(function ReservationToCollect(
  props: MoneyTaskProps<'collect_reservation'> & { readonly model: ResidentHomeViewModel },
) {
  const translate = useTexts();
  const language = useLanguage();
  const { id, product, fund, expireAt } = props.task.reservation;
  return (
    <LinkedTodo
      tint={fundTint({ id: fund.id, logo: props.model.fundLogo(fund.id) })}
      icon={<IconPackage stroke={1.5} aria-hidden="true" />}
      title={translate('funds.home.todo.collect.title', { name: product.name })}
      text={translate('funds.home.todo.collect.text', { provider: product.organization.name })}
      when={translate('funds.home.todo.collect.until', { date: formatDate(expireAt, language) })}
      appearance={props.appearance}
      to={goTo('reservation', { id })}
      label={translate('funds.home.todo.collect.code')}
      of={product.name}
    />
  );
});

/** A reservation of which the rest still has to be paid. Its page leads to the payment. */
export function ReservationToPay(props: MoneyTaskProps<'pay_reservation'> & { readonly model: ResidentHomeViewModel }) {
  const translate = useTexts();
  const language = useLanguage();
  const { id, product, fund, amountExtra, payBefore } = props.task.reservation;
  const amount = formatAmount(amountExtra);
  return (
    <LinkedTodo
      tint={fundTint({ id: fund.id, logo: props.model.fundLogo(fund.id) })}
      icon={<IconCreditCard stroke={1.5} aria-hidden="true" />}
      title={translate('funds.home.todo.pay.title', { name: product.name })}
      text={
        payBefore === null
          ? amount
          : translate('funds.home.todo.pay.text', { amount, time: formatTime(payBefore, language) })
      }
      appearance={props.appearance}
      to={goTo('reservation', { id })}
      label={translate('funds.home.todo.collect.open')}
      of={product.name}
    />
  );
}

/** A draft of a reimbursement, with the last day on which it can be sent. */
export function ReimbursementToFinish(props: MoneyTaskProps<'finish_reimbursement'>) {
  const translate = useTexts();
  const language = useLanguage();
  const { id, title, amount, fund, expireOn } = props.task.reimbursement;
  const values = { fund: fund.name, amount: amount === null ? '' : formatAmount(amount) };
  const name = title ?? fund.name;
  return (
    <LinkedTodo
      tint={fundTint(fund)}
      icon={<IconReceipt stroke={1.5} aria-hidden="true" />}
      title={translate('funds.home.todo.claim.title', { name })}
      text={translate(amount === null ? 'funds.home.todo.claim.text' : 'funds.home.todo.claim.amount', values)}
      {...(expireOn === null
        ? {}
        : { when: translate('funds.home.todo.claim.until', { date: formatDate(expireOn, language) }) })}
      appearance={props.appearance}
      to={goTo('reimbursement-edit', { id })}
      label={translate('funds.home.todo.claim.open')}
      of={name}
    />
  );
}
