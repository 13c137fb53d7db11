import { useEffect, useRef, type ReactNode } from 'react';
import './dialog-steps.css';

/**
 * The content of a step of a dialog. A step after the first takes focus with its title as name, because the button that
 * had focus is gone or does something else now.
 */
export function StepStart(props: { readonly title: string; readonly isFirst?: boolean; readonly children: ReactNode }) {
  const { title, isFirst = false, children } = props;
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst) step.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <div ref={step} role="group" aria-label={title} tabIndex={-1} className="dialog-step">
      {children}
    </div>
  );
}
