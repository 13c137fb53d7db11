import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconMailFast from '@tabler/icons-react/dist/esm/icons/IconMailFast.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import { decisionDay } from '@stadstegoed/core/fund-requests/decision-term.ts';
import { isOverdue } from '@stadstegoed/core/fund-requests/request-progress.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { daysBetween } from '@stadstegoed/core/shared/calendar-date.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { hasQrCode } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import { Button, type ButtonAppearance } from '@stadstegoed/ui/button/button.tsx';
import { CalendarLeaf } from '@stadstegoed/ui/calendar-leaf/calendar-leaf.tsx';
import { formatAmount, formatDate, truncate } from '@stadstegoed/ui/format.ts';
import { formatMoment } from '@stadstegoed/ui/format-date.ts';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { observer } from 'mobx-react-lite';
import { isScreenAvailable } from '../../routes/screen-availability.ts';
import { Settings } from '../../lib/app/settings.ts';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { sentenceText, useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { voucherLabel } from '../vouchers/parts/voucher-texts.ts';
import { LastProducts } from './home-last-products.view.tsx';
import { DecisionToRead, leftOf, requestPage } from './home-decision.view.tsx';
import { ReimbursementToFinish, ReservationToCollect, ReservationToPay } from './home-money.view.tsx';
import { ApplyFailure } from '../funds/parts/apply-failure.tsx';
import type { HomeTask, ResidentHomeViewModel } from './home-resident.vm.ts';
import { LinkedTodo, TodoCard } from './todo-card.view.tsx';
import { worthOf } from '../funds/parts/worth-text.ts';
import { fundTint } from '../funds/parts/fund-tint.ts';

/** The tasks of the resident, the most urgent first; only that one has a primary button. */
export const ThingsToDo = observer(function ThingsToDo(props: { model: ResidentHomeViewModel }) {
  const translate = useTexts();
  const { shownThings: shown, thingsToDo: things } = props.model;
  if (things === null || things.length === 0) return null;
  return (
    <>
      <ApplyFailure applying={props.model.applying} />
      <ul className="home-todo">
        {shown.map((thing, index) => (
          <Thing
            key={keyOf(thing)}
            thing={thing}
            model={props.model}
            isFirst={index === 0}
            appearance={index === 0 && thing.kind !== 'await_request' ? 'primary' : 'secondary'}
          />
        ))}
      </ul>
      {props.model.hidesThings ? (
        <Button
          appearance="secondary"
          className="home-todo__all"
          iconEnd={<IconChevronDown size={20} stroke={1.5} aria-hidden="true" />}
          onClick={props.model.showAllThings}
        >
          {translate('funds.home.todo.all', { count: things.length })}
        </Button>
      ) : null}
    </>
  );
});

function keyOf(thing: HomeTask): string {
  switch (thing.kind) {
    case 'use_voucher':
      return thing.voucher.address;
    case 'pay_reservation':
    case 'collect_reservation':
      return `${thing.kind}-${thing.reservation.id}`;
    case 'finish_reimbursement':
      return `${thing.kind}-${thing.reimbursement.id}`;
    default:
      return `${thing.kind}-${thing.fund.id}`;
  }
}

interface ThingProps<Kind extends HomeTask['kind'] = HomeTask['kind']> {
  readonly thing: Extract<HomeTask, { kind: Kind }>;
  readonly model: ResidentHomeViewModel;
  readonly appearance: ButtonAppearance;
  readonly isFirst: boolean;
}

function Thing(props: ThingProps) {
  const { thing } = props;
  switch (thing.kind) {
    case 'answer_question':
      return <QuestionToAnswer {...props} thing={thing} />;
    case 'finish_request':
      return <RequestToFinish {...props} thing={thing} />;
    case 'activate_fund':
      return <FundToActivate {...props} thing={thing} />;
    case 'read_decision':
      return <DecisionToRead task={thing} appearance={props.appearance} />;
    case 'use_voucher':
      return <VoucherThatEnds {...props} thing={thing} />;
    case 'pay_reservation':
      return <ReservationToPay task={thing} appearance={props.appearance} model={props.model} />;
    case 'collect_reservation':
      return <ReservationToCollect task={thing} appearance={props.appearance} model={props.model} />;
    case 'finish_reimbursement':
      return <ReimbursementToFinish task={thing} appearance={props.appearance} />;
    case 'await_request':
      return <RequestInProgress {...props} thing={thing} />;
  }
}

function QuestionToAnswer(props: ThingProps<'answer_question'>) {
  const translate = useTexts();
  const { fund, question } = props.thing;
  return (
    <LinkedTodo
      tint={fundTint(fund)}
      icon={<IconMessageQuestion stroke={1.5} aria-hidden="true" />}
      title={translate('funds.home.todo.question.title', { name: fund.name })}
      text={<ContentText>{truncate(question.text)}</ContentText>}
      appearance={props.appearance}
      to={goTo('fund-request-clarification', { ...question.ids })}
      label={translate('funds.home.todo.question.open')}
      of={fund.name}
    />
  );
}

/** A request that was begun here. Fund-activate leads to it, as to a new one (reading 32). */
function RequestToFinish(props: ThingProps<'finish_request'>) {
  const translate = useTexts();
  const language = useLanguage();
  const { fund, savedAt } = props.thing;
  return (
    <LinkedTodo
      tint={fundTint(fund)}
      icon={<IconPencil stroke={1.5} aria-hidden="true" />}
      title={translate('funds.home.todo.draft.title', { name: fund.name })}
      text={translate('funds.home.todo.draft.text', { moment: formatMoment(savedAt, language) })}
      appearance={props.appearance}
      to={goTo('fund-activate', { fundId: fund.id })}
      label={translate('shell.next')}
      of={fund.name}
    />
  );
}

const FundToActivate = observer(function FundToActivate(props: ThingProps<'activate_fund'>) {
  const translate = useTexts();
  const { fund } = props.thing;
  const isBusy = props.model.applying.isApplying(fund);
  return (
    <TodoCard
      tint={fundTint(fund)}
      icon={<IconGift stroke={1.5} aria-hidden="true" />}
      title={translate('funds.home.todo.activate.title', { name: fund.name })}
      text={[translate('funds.home.todo.activate.text'), ...worthSentences(fund, translate)].join(' ')}
    >
      <CallButton
        appearance={props.appearance}
        busy={isBusy ? translate('funds.button.applying') : false}
        onClick={() => void props.model.apply(fund)}
      >
        <span>{translate('funds.button.activate')}</span> <span className="visually-hidden">{fund.name}</span>
      </CallButton>
    </TodoCard>
  );
});

/** What the fund gives, as far as it is one amount: "U krijgt € 200." */
function worthSentences(fund: Fund, translate: Translate): readonly string[] {
  const [line, ...others] = worthOf(fund);
  if (line === undefined || others.length > 0) return [];
  const amount = formatAmount(line.amount);
  if (line.unit === null) return [translate('funds.home.todo.activate.amount', { amount })];
  return [translate('funds.home.todo.activate.amountPer', { amount, unit: sentenceText(translate, line.unit) })];
}

/**
 * A voucher that ends soon. As the first task it has offers up to what is left, and on its last day, when it always is the first,
 * the button leads to its QR code.
 */
const VoucherThatEnds = observer(function VoucherThatEnds(props: ThingProps<'use_voucher'>) {
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const settings = useService(Settings);
  const { model, isFirst } = props;
  const { voucher, until } = props.thing;
  const name = voucherLabel(voucher, translate);
  const days = daysBetween(model.today, until);
  const isLast = days === 0;
  const hasOffers = isFirst && model.hasLastProducts && isScreenAvailable('products', settings);
  return (
    <LinkedTodo
      tint={fundTint({ id: voucher.fundId, logo: voucher.fund.logo })}
      icon={<CalendarLeaf day={until} language={language} />}
      isLast={isLast}
      {...endingTexts(
        leftOf(voucher),
        { name, count: days, date: formatDate(until, language), isFirst, hasOffers },
        translate,
      )}
      below={hasOffers ? <LastProducts model={model} voucher={voucher} isLast={isLast} /> : null}
      appearance={props.appearance}
      to={goTo('voucher', { address: voucher.address })}
      label={translate(isLast && hasQrCode(voucher) ? 'funds.home.todo.ending.code' : 'funds.button.received')}
      of={name}
    >
      {hasOffers ? (
        <Link appearance="standalone" href={href(goTo('products', {}, { fund_id: voucher.fundId }))}>
          {translate('funds.home.todo.ending.all')}
        </Link>
      ) : null}
    </LinkedTodo>
  );
});

/** What the card of a voucher that ends says. As the first task the money and the days come first. */
function endingTexts(
  amount: string | null,
  ending: { name: string; count: number; date: string; isFirst: boolean; hasOffers: boolean },
  translate: Translate,
) {
  const { name, count, date, isFirst, hasOffers } = ending;
  const left = amount === null ? '' : translate('funds.home.todo.ending.left', { amount });
  if (count === 0) {
    const text = `${translate('funds.home.todo.ending.of', { name })} ${left}`;
    return { title: translate('funds.home.todo.ending.today'), text };
  }
  if (!isFirst || amount === null) {
    const when = translate('funds.home.todo.ending.until', { date });
    return { title: translate('funds.home.todo.ending.title', { name }), text: left, when };
  }
  const fits = hasOffers ? translate('funds.home.todo.ending.fits') : '';
  return {
    title: translate('funds.home.todo.ending.sum', { amount, count }),
    text: `${translate('funds.home.todo.ending.on', { name, date })} ${fits}`,
  };
}

function RequestInProgress(props: ThingProps<'await_request'>) {
  const translate = useTexts();
  const language = useLanguage();
  const { fund, request } = props.thing;
  const until = { date: request === null ? '' : formatDate(decisionDay(request.createdOn), language) };
  return (
    <LinkedTodo
      tint={fundTint(fund)}
      icon={<IconMailFast stroke={1.5} aria-hidden="true" />}
      title={translate('funds.home.todo.pending.title', { name: fund.name })}
      text={
        request === null
          ? translate('funds.home.todo.pending.text')
          : [
              translate('funds.home.todo.pending.since', { date: formatDate(request.createdOn, language) }),
              ...(isOverdue(request, props.model.today) ? [] : [translate('funds.home.todo.pending.before', until)]),
            ].join(' ')
      }
      appearance={props.appearance}
      to={requestPage(fund, request)}
      label={translate('funds.home.todo.pending.open')}
      of={fund.name}
    />
  );
}
