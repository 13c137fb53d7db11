import { ToastRegion } from '@stadstegoed/ui/toast/toast-region.tsx';
import { observer } from 'mobx-react-lite';
import { sentenceText, useTexts } from '../lib/texts/texts.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { ShellModel } from './shell-model.ts';

const KINDS = { positive: 'positive', info: 'info', danger: 'negative' } as const;

/** The toasts at the edge of the screen. Both live regions exist before they have content. */
export const ToastsView = observer(function ToastsView() {
  const { toasts } = useService(ShellModel);
  const translate = useTexts();
  return (
    <ToastRegion
      closeLabel={translate('shell.close')}
      toasts={toasts.shown.map(({ id, kind, sentence, milliseconds, action }) => ({
        id,
        kind: KINDS[kind],
        text: sentenceText(translate, sentence),
        timeout: milliseconds,
        action: action && { label: translate(action.label), onSelect: action.run },
      }))}
      onDismiss={(id) => toasts.dismiss(Number(id))}
    />
  );
});
