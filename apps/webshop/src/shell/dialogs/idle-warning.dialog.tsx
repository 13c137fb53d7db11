import { Button } from '@stadstegoed/ui/button/button.tsx';
import { observer } from 'mobx-react-lite';
import { MessageDialog } from '../../lib/page/message-dialog.view.tsx';
import { TimeLeft } from '../../lib/page/time-left.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { ShellModel } from '../shell-model.ts';

/** The warning two minutes before the automatic sign-out: remaining time and a button to stay (WCAG 2.2.1). */
export const Component = observer(function IdleWarning({ open }: DialogProps<'idle-warning'>) {
  const { idle } = useService(ShellModel);
  const translate = useTexts();
  const { state } = idle;
  return (
    <MessageDialog
      open={open}
      onClose={idle.stay}
      title={translate('shell.idle.title')}
      closeLabel={translate('shell.staySignedIn')}
      actions={
        <Button appearance="primary" onClick={idle.stay}>
          {translate('shell.staySignedIn')}
        </Button>
      }
    >
      <p>{translate('shell.idle.text')}</p>
      {state.kind === 'warning' ? <IdleTime seconds={state.secondsLeft} /> : null}
    </MessageDialog>
  );
});

/** Shows every second on the screen, and announces steps of thirty seconds to screen readers. */
function IdleTime({ seconds }: { readonly seconds: number }) {
  const translate = useTexts();
  const left = (count: number): string => translate('shell.idle.left', { count });
  return <TimeLeft shown={left(seconds)} spoken={left(Math.ceil(seconds / 30) * 30)} />;
}
