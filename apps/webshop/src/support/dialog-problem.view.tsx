import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { sentenceText, useTexts } from './texts.ts';
import type { DialogProblem } from './dialog-problem.ts';
import './dialog-problem.css';

/** The failure of a dialog that belongs to no field, directly above its buttons. */
export const DialogProblemView = observer(function DialogProblemView(props: { readonly problem: DialogProblem }) {
  const translate = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const { sentence } = props.problem;
  useEffect(() => {
    if (sentence !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [sentence]);
  return (
    <div ref={place}>
      {sentence === null ? null : (
        <Notice kind="negative" title={translate('shell.failure.title')} live="alert" className="dialog-problem">
          <p>{sentenceText(translate, sentence)}</p>
        </Notice>
      )}
    </div>
  );
});
