import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTexts } from '../texts/texts.ts';
import type { Action } from './action.ts';
import { FailureText } from './failure-text.view.tsx';
import './action-problem.css';

/** The failure of a dialog or form that belongs to no field, directly above its buttons. */
export const ActionProblem = observer(function ActionProblem(props: { readonly action: Action }) {
  const translate = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const { problem: sentence } = props.action;
  useEffect(() => {
    if (sentence !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [sentence]);
  if (sentence === null) return null;
  return (
    <div ref={place} className="action-problem">
      <Notice kind="negative" title={translate('shell.failure.title')} live="alert">
        <FailureText sentence={sentence} />
      </Notice>
    </div>
  );
});
