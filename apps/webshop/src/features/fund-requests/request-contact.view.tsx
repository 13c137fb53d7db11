import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { decisionDay } from '@stadstegoed/core/fund-requests/decision-term.ts';
import { requestNumber } from '@stadstegoed/core/fund-requests/request-number.ts';
import { isOverdue } from '@stadstegoed/core/fund-requests/request-progress.ts';
import type { SentRequest } from '@stadstegoed/core/fund-requests/sent-request.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { canPrint, printPage } from '../../lib/page/print-page.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { saveInCalendar } from '../files/parts/save-in-calendar.ts';

/** Whom to ask about a request, and what to keep of it. */
export function RequestContact({ request, now }: { readonly request: SentRequest; readonly now: Instant }) {
  const translate = useTexts();
  return (
    <Card as="aside" padded className="own-request__contact">
      <Heading level={2} size={3}>
        {translate('fundRequests.own.contact')}
      </Heading>
      <p>
        <CallUs text={request.state === 'pending' ? 'funds.request.call' : 'fundRequests.own.contactText'} />
      </p>
      <p className="own-request__number">
        <span>{translate('fundRequests.own.contactNumber')}</span> <b translate="no">{requestNumber(request)}</b>
      </p>
      <div className="row no-print">
        {request.state === 'pending' && !isOverdue(request, dayOf(now)) ? (
          <Button
            icon={<IconCalendarPlus stroke={1.5} aria-hidden />}
            onClick={() => saveDecisionDay(request, now, translate)}
          >
            {translate('fundRequests.own.calendar')}
          </Button>
        ) : null}
        {canPrint() ? (
          <Button icon={<IconPrinter stroke={1.5} aria-hidden />} onClick={printPage}>
            {translate('fundRequests.own.print')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

/** Saves the day before which the municipality answers. */
function saveDecisionDay(request: SentRequest, now: Instant, translate: Translate): void {
  const { id, fund, createdOn } = request;
  const event = {
    day: decisionDay(createdOn),
    title: translate('fundRequests.own.calendarTitle', { fund: fund.name }),
    text: translate('funds.request.number', { number: requestNumber(request) }),
  };
  saveInCalendar(`fund-request-${id}`, event, now);
}
