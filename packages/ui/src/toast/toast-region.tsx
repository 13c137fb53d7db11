import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { MOST_TOASTS, TOAST_TIMEOUT_MS } from '../timings.ts';
import './toast-region.css';

/** A temporary toast. An error must also be shown elsewhere. */
export type Toast = {
  readonly id: string | number;
  readonly kind: 'positive' | 'info' | 'negative';
  readonly text: string;
  /** An optional action, such as undo. */
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
  /** Display time in milliseconds; default 4000. Null for a toast that stays until it is dismissed. */
  readonly timeout?: number | null | undefined;
};

export type ToastRegionProps = {
  /** Oldest first. Only the last four are shown. */
  readonly toasts: readonly Toast[];
  /** Called when the display time of a toast ends or the visitor dismisses it. */
  readonly onDismiss: (id: Toast['id']) => void;
  readonly closeLabel: string;
};

/**
 * Toasts at the bottom of the window, on a phone at the top. Both live regions exist before they have content: errors are announced
 * immediately, other toasts politely. They have no role, because a screen reader that reads the page says the name of a role
 * also while it is empty. A toast stays while the pointer or focus is on it.
 */
export function ToastRegion({ toasts, onDismiss, closeLabel }: ToastRegionProps) {
  const shown = toasts.slice(-MOST_TOASTS);
  const list = (matches: (toast: Toast) => boolean) =>
    shown
      .filter(matches)
      .map((toast) => (
        <ToastView key={toast.id} toast={toast} closeLabel={closeLabel} onDismiss={() => onDismiss(toast.id)} />
      ));
  return (
    <div className="stads-toasts no-print">
      <div aria-live="polite">{list((toast) => toast.kind !== 'negative')}</div>
      <div aria-live="assertive">{list((toast) => toast.kind === 'negative')}</div>
    </div>
  );
}

const ICONS = { positive: IconCircleCheck, info: IconInfoCircle, negative: IconAlertCircle } as const;

type ToastViewProps = { readonly toast: Toast; readonly closeLabel: string; readonly onDismiss: () => void };

function ToastView({ toast, closeLabel, onDismiss }: ToastViewProps) {
  const [paused, setPaused] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  const { timeout = TOAST_TIMEOUT_MS, action } = toast;

  useEffect(() => {
    if (paused || timeout === null) return undefined;
    const timer = setTimeout(() => dismiss(), timeout);
    return () => clearTimeout(timer);
  }, [paused, timeout]);

  const Icon = ICONS[toast.kind];
  return (
    <div
      className="stads-toast on-dark"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
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
