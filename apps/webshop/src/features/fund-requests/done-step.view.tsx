import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import type { FundRequest } from '@stadstegoed/core/fund-requests/fund-request.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { requestNumber } from '@stadstegoed/core/fund-requests/request-number.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { DataList } from '@stadstegoed/ui/data-list/data-list.tsx';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Heading, Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { LazyScene } from '@stadstegoed/ui/state-screen/lazy-scene.tsx';
import { Track } from '@stadstegoed/ui/track/track.tsx';
import { observer } from 'mobx-react-lite';
import { useHref } from '../../lib/links/shop-link.tsx';
import { canPrint, printPage } from '../../lib/page/print-page.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { FocusHeading } from './focus-heading.tsx';
import type { StepProps } from './step-props.ts';
import './request-done.css';

/** The request was sent: its number, what happens next, and until when (8 weeks). */
export const DoneStep = observer(function DoneStep({ model, flow }: StepProps) {
  const translate = useTexts();
  const href = useHref();
  const { fund } = flow;
  return (
    <div className="container--text request-done">
      <div className="page-head request-done__head">
        <LazyScene name="checklist" />
        <FocusHeading level={1} isStep={false}>
          {translate('fundRequests.done.title')}
        </FocusHeading>
        <Lead>{translate('fundRequests.done.lead', { fund: fund.name })}</Lead>
      </div>
      {model.isVoucherMissing ? (
        <Notice kind="warning" title={translate('fundRequests.done.noVoucher')}>
          <p>
            <CallUs text="fundRequests.done.noVoucherText" />
          </p>
        </Notice>
      ) : null}
      {model.sent === null ? null : <Receipt request={model.sent} fund={fund} decisionDay={model.decisionDay} />}
      <NextSteps decisionDay={model.decisionDay} isPayout={fund.isPayout} />
      <div className="actions">
        <ButtonLink appearance="primary" href={href(goTo('home', {}))}>
          {translate('shell.backHome')}
        </ButtonLink>
        {model.sent === null ? null : (
          <ButtonLink appearance="subtle" href={href(goTo('own-request', { id: model.sent.id }, { fund: fund.id }))}>
            {translate('fundRequests.done.follow')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
});

/** What a resident keeps: the number, for what, when it was sent and when the answer comes. All answers are on the page of the request. */
function Receipt(props: { readonly request: FundRequest; readonly fund: Fund; readonly decisionDay: CalendarDate }) {
  const translate = useTexts();
  const language = useLanguage();
  const { request, fund, decisionDay } = props;
  return (
    <section className="request-stub" aria-label={translate('fundRequests.done.proof')}>
      <div className="request-stub__top">
        <div>
          <p className="text-sm">{translate('fundRequests.done.number')}</p>
          <p className="request-stub__number" translate="no">
            {requestNumber(request)}
          </p>
          <p className="text-sm">{translate('fundRequests.done.numberText')}</p>
        </div>
        <DataList
          items={[
            { label: translate('fundRequests.done.for'), value: fund.name },
            { label: translate('fundRequests.done.sentOn'), value: formatDate(request.createdOn, language) },
            {
              label: translate('fundRequests.done.answer'),
              value: translate('fundRequests.done.before', { date: formatDate(decisionDay, language) }),
            },
          ]}
        />
      </div>
      <div className="request-stub__foot">
        <span>{translate('fundRequests.done.proof')}</span>
        {canPrint() ? (
          <Button icon={<IconPrinter stroke={1.5} aria-hidden />} onClick={printPage}>
            {translate('fundRequests.own.print')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function NextSteps({ decisionDay, isPayout }: { readonly decisionDay: CalendarDate; readonly isPayout: boolean }) {
  const translate = useTexts();
  const language = useLanguage();
  const date = formatDate(decisionDay, language);
  return (
    <section className="request-done__next">
      <Heading level={2}>{translate('fundRequests.done.next')}</Heading>
      <Track
        steps={[
          {
            progress: 'done',
            title: translate('fundRequests.done.sent'),
            text: translate('fundRequests.done.sentText'),
          },
          {
            progress: 'now',
            title: translate('fundRequests.done.looking'),
            text: translate('fundRequests.done.lookingText'),
          },
          {
            progress: 'todo',
            title: translate('fundRequests.done.decided', { date }),
            text: translate(isPayout ? 'fundRequests.done.paidText' : 'fundRequests.done.decidedText'),
          },
        ]}
      />
    </section>
  );
}
