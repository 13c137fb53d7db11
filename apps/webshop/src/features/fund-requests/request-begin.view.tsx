import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { askedCriteria, isConfirmedAtOnce } from '@stadstegoed/core/fund-requests/asked-criteria.ts';
import { requestSteps } from '@stadstegoed/core/fund-requests/request-flow.ts';
import type { Criterion } from '@stadstegoed/core/funds/criterion.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Heading, Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { FundPicture } from '../funds/parts/fund-picture.tsx';
import { FundWorth } from '../funds/parts/fund-worth.tsx';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { questionLabel } from './request-sentences.ts';
import type { StepProps } from './step-props.ts';
import { FocusHeading } from './focus-heading.tsx';
import '../../lib/page/action-bar.css';
import './request-begin.css';

/** A step takes a minute, from walks with residents of the design. */
const FEWEST_MINUTES = 3;

/** Before the first step: how long it takes, what is needed, and what happens with the answers. */
export const RequestBegin = observer(function RequestBegin({ model, flow }: StepProps) {
  const translate = useTexts();
  const { fund } = flow;
  return (
    <div className="request-begin">
      <header className="request-begin__head">
        <div>
          <p className="text-sm">
            <ContentText>{fund.organization.name}</ContentText>
          </p>
          <FocusHeading level={1} isFirst>
            {translate('fundRequests.titleOf', { fund: fund.name })}
          </FocusHeading>
          {fund.descriptionShort === null ? null : (
            <Lead>
              <ContentText>{fund.descriptionShort}</ContentText>
            </Lead>
          )}
        </div>
        <FundPicture fund={fund} />
      </header>
      <div className="request-begin__body">
        <BeginAside model={model} fund={fund} />
        <div className="stack stack--wide request-begin__main">
          <Times stepCount={requestSteps(flow).length - 1} isDecidedAtOnce={fund.autoValidation} />
          <Needs flow={flow} />
          <Promises />
        </div>
      </div>
    </div>
  );
});

function Times(props: { readonly stepCount: number; readonly isDecidedAtOnce: boolean }) {
  const translate = useTexts();
  const { stepCount, isDecidedAtOnce } = props;
  const minutes = Math.max(FEWEST_MINUTES, stepCount);
  const times = [
    [translate('fundRequests.begin.minutes', { count: minutes }), translate('fundRequests.begin.minutesText')],
    [translate('fundRequests.begin.steps', { count: stepCount }), translate('fundRequests.begin.stepsText')],
    isDecidedAtOnce
      ? [translate('fundRequests.begin.atOnce'), translate('fundRequests.begin.atOnceText')]
      : [translate('fundRequests.begin.weeks'), translate('fundRequests.begin.weeksText')],
  ] as const;
  return (
    <section>
      <Heading level={2}>{translate('fundRequests.begin.howLong')}</Heading>
      <ul className="request-times">
        {times.map(([title, text]) => (
          <li key={text}>
            <strong>{title}</strong> <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a resident needs at hand: the answers, and a proof where one is asked. */
function Needs({ flow }: Pick<StepProps, 'flow'>) {
  const translate = useTexts();
  const isConfirmed = isConfirmedAtOnce(flow.fund);
  const isProof = ({ showAttachment }: Criterion): boolean => showAttachment && !isConfirmed;
  const asked = askedCriteria(flow);
  if (asked.length === 0) return null;
  return (
    <section>
      <Heading level={2}>{translate('fundRequests.begin.needs')}</Heading>
      <Card padded>
        <ul className="request-needs">
          {asked.map((criterion) => {
            const Icon = isProof(criterion) ? IconFileText : IconListDetails;
            return (
              <li key={criterion.id}>
                <span className="request-needs__icon">
                  <Icon stroke={1.5} aria-hidden="true" />
                </span>
                <strong>
                  <ContentText>
                    {criterion.question === null ? criterion.recordTypeName : questionLabel(criterion)}
                  </ContentText>
                </strong>
                {isProof(criterion) ? <p>{translate('fundRequests.begin.proof')}</p> : null}
              </li>
            );
          })}
        </ul>
        {asked.some(isProof) ? <p className="text-sm text-subtle">{translate('fundRequests.proofHint')}</p> : null}
      </Card>
    </section>
  );
}

const PROMISES = [
  [IconLock, 'private'],
  [IconDeviceFloppy, 'kept'],
  [IconTrash, 'deleted'],
] as const;

function Promises() {
  const translate = useTexts();
  return (
    <section>
      <Heading level={2}>{translate('fundRequests.begin.promises')}</Heading>
      <ul className="request-promises">
        {PROMISES.map(([Icon, name]) => (
          <li key={name}>
            <Icon stroke={1.5} aria-hidden="true" />
            <span>{translate(`fundRequests.begin.${name}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BeginAside({ model, fund }: Pick<StepProps, 'model'> & { readonly fund: Fund }) {
  const translate = useTexts();
  const language = useLanguage();
  return (
    <aside className="stack request-begin__aside" aria-label={translate('fundRequests.begin.aside')}>
      <Card padded className="stack">
        <div>
          <p className="text-sm text-subtle">{translate('fundRequests.begin.youCanGet')}</p>
          <FundWorth fund={fund} large />
        </div>
        <div className="action-bar">
          <Button appearance="primary" className="request-begin__button" onClick={model.begin}>
            {translate('fundRequests.begin.start')}
          </Button>
        </div>
        {fund.endAt === null ? null : (
          <p className="text-sm text-subtle">
            {translate('fundRequests.begin.until', { date: formatDate(fund.endAt, language) })}
          </p>
        )}
      </Card>
      <Notice title={translate('fundRequests.begin.together')}>
        <p>
          <CallUs text="fundRequests.begin.togetherText" />
        </p>
      </Notice>
    </aside>
  );
}
