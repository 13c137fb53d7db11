import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { MOST_TOASTS, TOAST_TIMEOUT_MS } from '../timings.ts';
import './toast-region.css';

/** One notice on the screen. Never the only place of an error. */
export type Toast = {
  readonly id: string | number;
  readonly kind: 'positive' | 'info' | 'negative';
  readonly text: string;
  /** One thing to do about it, such as undo. */
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
  /** Milliseconds that it stays; 4000 unless told otherwise. */
  readonly timeout?: number | undefined;
};

/** Props of the place where notices appear. */
export type ToastRegionProps = {
  /** Oldest first. Only the last four show. */
  readonly toasts: readonly Toast[];
  /** Asked when the time of a notice is up or the visitor sends it away. */
  readonly onDismiss: (id: Toast['id']) => void;
  readonly closeLabel: string;
};

/**
 * Notices above the bottom of the window. Both live regions are there before they are filled: errors speak at once, the
 * rest waits for a pause. A notice stays while the pointer or focus is on it.
 */
export function ToastRegion({ toasts, onDismiss, closeLabel }: ToastRegionProps) {
  const shown = toasts.slice(-MOST_TOASTS);
  const list = (wanted: (toast: Toast) => boolean) =>
    shown
      .filter(wanted)
      .map((toast) => (
        <ToastView key={toast.id} toast={toast} closeLabel={closeLabel} onDismiss={() => onDismiss(toast.id)} />
      ));
  return (
    <div className="stads-toasts">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not hold paragraphs and buttons */}
      <div role="status" aria-atomic="false">
        {list((toast) => toast.kind !== 'negative')}
      </div>
      <div role="alert" aria-atomic="false">
        {list((toast) => toast.kind === 'negative')}
      </div>
    </div>
  );
}

const ICONS = { positive: IconCircleCheck, info: IconInfoCircle, negative: IconAlertCircle } as const;

type ToastViewProps = { readonly toast: Toast; readonly closeLabel: string; readonly onDismiss: () => void };

function ToastView({ toast, closeLabel, onDismiss }: ToastViewProps) {
  const [held, setHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  const { timeout = TOAST_TIMEOUT_MS, action } = toast;

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismiss(), timeout);
    return () => clearTimeout(timer);
  }, [held, timeout]);

  const Icon = ICONS[toast.kind];
  return (
    <div
      className="stads-toast on-dark"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon stroke={1.5} aria-hidden="true" />
      <p>{toast.text}</p>
      {action === undefined ? null : (
        <Button
          appearance="subtle"
          onClick={() => {
            action.onSelect();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button appearance="subtle" iconOnly aria-label={closeLabel} onClick={onDismiss}>
        <IconX stroke={1.5} aria-hidden="true" />
      </Button>
    </div>
  );
}
