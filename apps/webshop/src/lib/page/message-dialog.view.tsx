import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';

export interface MessageDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The label of the close button, when closing has a further effect. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
  /** The buttons, the primary one first. */
  readonly actions: ReactNode;
}

/** A short dialog with a title, a message and buttons. */
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
