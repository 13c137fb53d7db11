import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import type { MoneyTask } from '@stadstegoed/core/reservations/money-tasks.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink, type ButtonAppearance } from '@stadstegoed/ui/button/button.tsx';
import { formatDate, formatAmount } from '@stadstegoed/ui/format.ts';
import { formatTime } from '@stadstegoed/ui/format-date.ts';
import { observer } from 'mobx-react-lite';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { fundTint } from '../funds/parts/fund-tint.ts';
import type { ResidentHomeViewModel } from './home-resident.vm.ts';
import { TodoCard } from './todo-card.view.tsx';

interface MoneyTaskProps<Kind extends MoneyTask['kind']> {
  readonly task: Extract<MoneyTask, { kind: Kind }>;
  readonly appearance: ButtonAppearance;
}

/** An accepted reservation. Its provider must be asked in time to cancel it. */
export const ReservationToCollect = observer(function ReservationToCollect(
  props: MoneyTaskProps<'collect_reservation'> & { readonly model: ResidentHomeViewModel },
) {
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const { reservation, contactUntil } = props.task;
  const { product, fund, expireAt } = reservation;
  const provider = product.organization.name;
  const texts = [
    translate('funds.home.todo.collect.text', { provider }),
    ...(contactUntil === null
      ? []
      : [translate('funds.home.todo.collect.contact', { date: formatDate(contactUntil, language) })]),
  ];
  return (
    <TodoCard
      tint={fundTint({ id: fund.id, logo: props.model.fundLogo(fund.id) })}
      icon={<IconPackage stroke={1.5} aria-hidden="true" />}
      title={translate('funds.home.todo.collect.title', { name: product.name })}
      text={texts.join(' ')}
      // The last day comes once the provider can no longer be asked: before that, "dat kan" would be about cancelling.
      {...(contactUntil === null
        ? { when: translate('funds.home.todo.collect.until', { date: formatDate(expireAt, language) }) }
        : {})}
    >
      <ButtonLink appearance={props.appearance} href={href(goTo('reservation', { id: reservation.id }))}>
        <span>{translate('funds.home.todo.collect.open')}</span> <span className="visually-hidden">{product.name}</span>
      </ButtonLink>
    </TodoCard>
  );
});

/** A reservation of which the rest still has to be paid. Its page leads to the payment. */
export function ReservationToPay(props: MoneyTaskProps<'pay_reservation'> & { readonly model: ResidentHomeViewModel }) {
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const { id, product, fund, amountExtra, payBefore } = props.task.reservation;
  const amount = formatAmount(amountExtra);
  return (
    <TodoCard
      tint={fundTint({ id: fund.id, logo: props.model.fundLogo(fund.id) })}
      icon={<IconCreditCard stroke={1.5} aria-hidden="true" />}
      title={translate('funds.home.todo.pay.title', { name: product.name })}
      text={
        payBefore === null
          ? amount
          : translate('funds.home.todo.pay.text', { amount, time: formatTime(payBefore, language) })
      }
    >
      <ButtonLink appearance={props.appearance} href={href(goTo('reservation', { id }))}>
        <span>{translate('funds.home.todo.collect.open')}</span> <span className="visually-hidden">{product.name}</span>
      </ButtonLink>
    </TodoCard>
  );
}

/** A draft of a reimbursement, with the last day on which it can be sent. */
export function ReimbursementToFinish(props: MoneyTaskProps<'finish_reimbursement'>) {
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const { id, title, amount, fund, expireOn } = props.task.reimbursement;
  const values = { fund: fund.name, amount: amount === null ? '' : formatAmount(amount) };
  const name = title ?? fund.name;
  return (
    <TodoCard
      tint={fundTint(fund)}
      icon={<IconReceipt stroke={1.5} aria-hidden="true" />}
      title={translate('funds.home.todo.claim.title', { name })}
      text={translate(amount === null ? 'funds.home.todo.claim.text' : 'funds.home.todo.claim.amount', values)}
      {...(expireOn === null
        ? {}
        : { when: translate('funds.home.todo.claim.until', { date: formatDate(expireOn, language) }) })}
    >
      <ButtonLink appearance={props.appearance} href={href(goTo('reimbursement-edit', { id }))}>
        <span>{translate('funds.home.todo.claim.open')}</span> <span className="visually-hidden">{name}</span>
      </ButtonLink>
    </TodoCard>
  );
}
