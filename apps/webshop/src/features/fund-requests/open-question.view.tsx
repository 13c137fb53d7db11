import type { ClarificationIds } from '@stadstegoed/core/fund-requests/clarification.ts';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { AskedQuestion } from './asked-question.shared.vm.ts';
import { AnswerForm } from './clarification-form.view.tsx';

interface OpenQuestionProps {
  readonly ids: ClarificationIds;
  /** The question is not open any more: it was answered here, or elsewhere. */
  readonly onClosed: (wasSent: boolean) => void;
}

/** The form for a question that waits, on the page of its request. */
export const OpenQuestion = observer(function OpenQuestion({ ids, onClosed }: OpenQuestionProps) {
  const question = usePartModel(AskedQuestion, ids);
  const { state, answer } = question;
  const handleState = useEffectEvent(() => {
    if (state === 'done' || state === 'not_pending') onClosed(state === 'done');
  });
  useEffect(() => handleState(), [state]);
  return (
    <Loaded from={question.clarification} skeleton={<Skeleton height="16rem" />}>
      {() => answer && <AnswerForm answer={answer} onSend={question.send} onPreview={question.previewItem} />}
    </Loaded>
  );
});
