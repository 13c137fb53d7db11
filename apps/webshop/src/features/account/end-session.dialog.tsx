import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { observer } from 'mobx-react-lite';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { ConfirmDialog } from './confirm-dialog.view.tsx';
import { EndSessionViewModel } from './end-session.vm.ts';

/** Asks for confirmation before a session on another device ends. */
export const Component = observer(function EndSessionDialog({ params, open, onClose }: DialogProps<'end-session'>) {
  const translate = useTexts();
  const model = usePartModel(EndSessionViewModel, undefined);
  const onDone = () => {
    params.onEnded();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={translate('account.end.title')}
      subject={params.name}
      lines={[
        { icon: <IconLogout stroke={1.5} aria-hidden />, text: translate('account.end.there') },
        { icon: <IconRefresh stroke={1.5} aria-hidden />, text: translate('account.end.again') },
      ]}
      call={model.call}
      texts={{
        confirm: translate('account.end.confirm'),
        busy: translate('account.end.busy'),
        keep: translate('account.end.keep'),
      }}
      onConfirm={() => void model.end(params.session.uid, onDone)}
    />
  );
});
