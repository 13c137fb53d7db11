import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { failureSentence } from '../../../lib/action/failure-sentence.ts';
import { FailureText } from '../../../lib/action/failure-text.view.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';
import type { ApplyInList } from '../apply-in-list.shared.vm.ts';

/** The failure of an activation in a list, above the list. The button of the fund tries again. */
export const ApplyFailure = observer(function ApplyFailure({ applying }: { readonly applying: ApplyInList }) {
  const translate = useTexts();
  const { problem } = applying;
  const sentence = useMemo(() => (problem === null ? null : failureSentence(problem)), [problem]);
  if (sentence === null) return null;
  return (
    <Notice kind="negative" title={translate('funds.applyFailed')} live="alert" className="apply-failure">
      <FailureText sentence={sentence} />
    </Notice>
  );
});
