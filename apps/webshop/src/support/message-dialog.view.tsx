import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import type { ReactNode } from 'react';
import { useTexts } from './texts.ts';

/** Props of a short dialog. */
export interface MessageDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The name of the cross that closes it, where closing means more than that. */
  readonly closeLabel?: string;
  /** The message. */
  readonly children: ReactNode;
  /** Its buttons, the one that is meant first. */
  readonly actions: ReactNode;
}

/** A short dialog: a title, a message and its buttons. */
export function MessageDialog({ open, onClose, title, closeLabel, children, actions }: MessageDialogProps) {
  const translate = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel ?? translate('shell.close')}
      size="small"
      footer={actions}
    >
      {children}
    </Dialog>
  );
}
