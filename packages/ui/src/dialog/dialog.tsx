import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { useNativeDialog } from './use-native-dialog.ts';
import { InDialog } from './in-dialog.ts';
import './dialog.css';

/** Props of a dialog or drawer. Keep it mounted and change `open`, so that the close animation runs. */
export type DialogProps = {
  readonly open: boolean;
  /** Called by the close button, Escape and a click on the backdrop; the owner then sets `open` to false. */
  readonly onClose: () => void;
  readonly title: string;
  /** The text above the title, "Stap 2 van 3"; said after the title. */
  readonly above?: ReactNode;
  /** What the dialog is for, below the title and said after it. */
  readonly lead?: ReactNode;
  /** The name of the step, in a dialog with steps: each begins at the title, with focus there. */
  readonly step?: string;
  /** A decorative drawing above the title, which with the text is centred below it. */
  readonly drawing?: ReactNode;
  /** The accessible name of the close button, "Sluiten". */
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** The actions, sticky at the bottom. */
  readonly footer?: ReactNode;
};

/** A modal dialog: a bottom sheet on a phone, a centred panel on larger screens. */
export function Dialog({ size = 'medium', ...props }: DialogProps & { readonly size?: 'small' | 'medium' | 'full' }) {
  return <Modal {...props} className={classNames('stads-dialog', `stads-dialog--${size}`)} />;
}

/** A dialog panel at the side, for a menu or filters. */
export function Drawer(props: DialogProps) {
  return <Modal {...props} className="stads-dialog stads-dialog--drawer" />;
}

function Modal(props: DialogProps & { readonly className: string }) {
  const id = useId();
  const dialog = useNativeDialog(props);
  const hasDrawing = props.drawing !== undefined;
  const leadId = props.lead === undefined ? undefined : `${id}-lead`;
  return (
    <dialog
      {...dialog}
      className={classNames(props.className, hasDrawing && 'stads-dialog--drawn')}
      aria-labelledby={`${id}-title`}
      aria-describedby={leadId}
    >
      <div className="stads-dialog__sheet">
        <div className="stads-dialog__head">
          <div>
            {hasDrawing ? <div className="stads-dialog__drawing">{props.drawing}</div> : null}
            {props.above === undefined ? null : (
              <p id={`${id}-above`} className="stads-dialog__above">
                {props.above}
              </p>
            )}
            {/* A new heading for each step: focus that stays on the same one is not announced again. */}
            <h2
              key={props.step}
              id={`${id}-title`}
              aria-describedby={props.above === undefined ? leadId : `${id}-above`}
              className="stads-heading--2"
            >
              {props.title}
            </h2>
          </div>
          <Button
            appearance="subtle"
            iconOnly
            aria-label={props.closeLabel}
            onClick={props.onClose}
            icon={<CloseIcon />}
          />
        </div>
        {leadId && (
          <p id={leadId} className="stads-dialog__lead">
            {props.lead}
          </p>
        )}
        <div className="stads-dialog__body">
          <InDialog value>{props.children}</InDialog>
        </div>
        {props.footer === undefined ? null : <div className="stads-dialog__foot">{props.footer}</div>}
      </div>
    </dialog>
  );
}

function CloseIcon() {
  return <IconX stroke={1.5} aria-hidden="true" />;
}
