import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import type { RecordToLookAt } from '@stadstegoed/core/records/record-rules.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { observer } from 'mobx-react-lite';
import { isScreenAvailable } from '../../routes/screen-availability.ts';
import { Settings } from '../../lib/app/settings.ts';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { isAmount, shownValue } from './record-texts.ts';

const ICONS = { asked: IconHourglass, declined: IconCircleX };

/** A record that a validator declined or still looks at: a sentence why, and what the resident can do. */
export const RecordToLookAtCard = observer(function RecordToLookAtCard({ record, status, request }: RecordToLookAt) {
  const translate = useTexts();
  const href = useHref();
  const Icon = ICONS[status];
  return (
    <Card as="li" padded className={`record-exception record-exception--${status}`}>
      <span className="record-exception__icon">
        <Icon stroke={1.5} aria-hidden="true" />
      </span>
      <div>
        <p className="record-exception__status">{translate(`records.lookAt.${status}`)}</p>
        <Heading level={3} size={4}>
          <Link href={href(goTo('record-validations', { id: record.id }))}>
            <span>{`${record.name}:`}</span> <span className="whole-number">{shownValue(record)}</span>
          </Link>
        </Heading>
        <p>{translate(`records.lookAt.${status}Why`, { by: request.validator.organization.name })}</p>
        {status === 'declined' ? <DeclinedActions record={record} /> : null}
      </div>
    </Card>
  );
});

/** An amount that was declined is usually wrong, so it is filled in again; for anything else the question is asked again. */
const DeclinedActions = observer(function DeclinedActions({ record }: Pick<RecordToLookAt, 'record'>) {
  const translate = useTexts();
  const href = useHref();
  const settings = useService(Settings);
  const isFilledInAgain = isAmount(record) && isScreenAvailable('record-create', settings);
  const [to, label] = isFilledInAgain
    ? ([goTo('record-create', {}, { type: record.typeKey }), 'records.lookAt.amountAgain'] as const)
    : ([goTo('record-validate', { id: record.id }), 'records.lookAt.askAgain'] as const);
  return (
    <div className="row">
      {isScreenAvailable(to.screen, settings) ? (
        <ButtonLink appearance="primary" href={href(to)}>
          {translate(label)}
        </ButtonLink>
      ) : null}
      <span>
        <CallUs text="records.lookAt.call" />
      </span>
    </div>
  );
});
