import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { FailureText } from '../../lib/action/failure-text.view.tsx';
import type { Action } from '../../lib/action/action.ts';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { SafeButton } from '../../lib/page/safe-button.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { Consequences, type Consequence } from './parts/consequences.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The thing that goes, such as an e-mail address. */
  readonly subject?: string;
  readonly lines: readonly Consequence[];
  readonly call: Action;
  readonly texts: { readonly confirm: string; readonly busy: string; readonly keep: string };
  readonly onConfirm: () => void;
}

/** Asks for confirmation: what happens, then danger first and the safe choice as the primary one, which takes focus. */
export const ConfirmDialog = observer(function ConfirmDialog(props: ConfirmDialogProps) {
  const { call, texts } = props;
  const translate = useTexts();
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      closeLabel={translate('shell.close')}
      footer={
        <>
          <CallButton appearance="danger" busy={call.isBusy && texts.busy} onClick={props.onConfirm}>
            {texts.confirm}
          </CallButton>
          <SafeButton label={texts.keep} onSelect={props.onClose} />
        </>
      }
    >
      {props.subject === undefined ? null : <p className="account-confirm__subject">{props.subject}</p>}
      <Consequences lines={props.lines} />
      {call.problem === null ? null : (
        <Notice kind="negative" title={translate('shell.failure.title')} live="alert" className="account-note">
          <FailureText sentence={call.problem} />
        </Notice>
      )}
    </Dialog>
  );
});
