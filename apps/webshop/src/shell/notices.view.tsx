import { ToastRegion } from '@stadstegoed/ui/toast/toast-region.tsx';
import { observer } from 'mobx-react-lite';
import { sentenceText, useTexts } from '../support/texts.ts';
import { useService } from '../support/use-view-model.ts';
import { ShellModel } from './shell-model.ts';

/** The short messages at the edge of the screen; both live regions exist before they are filled. */
export const NoticesView = observer(function NoticesView() {
  const { notices } = useService(ShellModel.token);
  const translate = useTexts();
  return (
    <ToastRegion
      label={translate('shell.notices')}
      closeLabel={translate('shell.close')}
      toasts={notices.shown.map(({ id, kind, sentence }) => ({ id, kind, text: sentenceText(translate, sentence) }))}
      onClose={notices.dismiss}
      onHold={notices.hold}
      onRelease={notices.release}
    />
  );
});
