import { firstOpenStep, isEmailJustConfirmed, requestSteps } from '@stadstegoed/core/fund-requests/request-flow.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { formatMoment } from '@stadstegoed/ui/format-date.ts';
import { Heading, Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { ProgressBar } from '@stadstegoed/ui/progress-bar/progress-bar.tsx';
import { observer } from 'mobx-react-lite';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { sentenceText, useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { FundPicture } from '../funds/parts/fund-picture.tsx';
import { stepSentence } from './request-sentences.ts';
import type { StepProps } from './step-props.ts';
import { FocusHeading } from './focus-heading.tsx';
import { answerLines, isGiven } from './answer-lines.ts';
import { AnswerList } from './answer-list.view.tsx';
import './request-begin.css';

/** Answers of an earlier visit were kept: go on where one was, or begin again. */
export const RequestResume = observer(function RequestResume({ model, flow }: StepProps) {
  const translate = useTexts();
  const dialogs = useService(Dialogs);
  const { fund } = flow;
  const isConfirmed = isEmailJustConfirmed(flow);
  const given = answerLines(flow).filter(isGiven);
  const handleAgain = () => dialogs.open('discard-draft', { next: 'restart', onDiscard: () => void model.restart() });
  return (
    <>
      <div className="page-head">
        <FocusHeading level={1} isFirst>
          {translate(isConfirmed ? 'fundRequests.email.confirmedTitle' : 'fundRequests.resume.title')}
        </FocusHeading>
        <Lead>
          {translate(isConfirmed ? 'fundRequests.resume.confirmed' : 'fundRequests.resume.lead', { fund: fund.name })}
        </Lead>
      </div>
      <DraftCard model={model} flow={flow} />
      <div className="request-resume__rest">
        {given.length === 0 ? null : (
          <section>
            <Heading level={2}>{translate('fundRequests.resume.filled')}</Heading>
            <Card padded>
              <AnswerList fund={fund} lines={given} />
            </Card>
          </section>
        )}
        <Card padded as="aside" className="stack stack--tight" aria-label={translate('fundRequests.resume.again')}>
          <Heading level={2} size={3}>
            {translate('fundRequests.resume.again')}
          </Heading>
          <p className="text-sm text-subtle">{translate('fundRequests.resume.againText')}</p>
          <Button onClick={handleAgain}>{translate('fundRequests.resume.againButton')}</Button>
        </Card>
      </div>
    </>
  );
});

const DraftCard = observer(function DraftCard({ model, flow }: Pick<StepProps, 'model' | 'flow'>) {
  const translate = useTexts();
  const language = useLanguage();
  const { draft } = model;
  const steps = requestSteps(flow);
  const step = firstOpenStep(flow);
  const position = steps.indexOf(step) + 1;
  const count = steps.length - 1;
  return (
    <section className="request-draft">
      <div className="request-draft__main">
        {draft.savedAt === null ? null : (
          <p className="text-sm">
            {translate('fundRequests.resume.savedAt', { moment: formatMoment(draft.savedAt, language) })}
          </p>
        )}
        <Heading level={2}>
          {translate('fundRequests.resume.where', {
            position,
            count,
            step: sentenceText(translate, stepSentence(step, flow.fund)),
          })}
        </Heading>
        <ProgressBar
          value={((position - 1) / count) * 100}
          label={translate('fundRequests.resume.progress', { done: position - 1, count })}
        />
        <Button appearance="primary" onClick={model.begin}>
          {translate('fundRequests.resume.continue')}
        </Button>
      </div>
      <FundPicture fund={flow.fund} />
    </section>
  );
});
