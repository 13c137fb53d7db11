import { focusOnce } from '@stadstegoed/ui/focus-once.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import './dialog-steps.css';

/**
 * The content of a step of a dialog. A step after the first takes focus with its title as name, because the button that
 * had focus is gone or does something else now.
 */
export function StepStart(props: {
  readonly title: string;
  /** The place among the steps, "Stap 2 van 3"; said after the title. */
  readonly position?: string;
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}) {
  const { title, position, isFirst = false, children } = props;
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst && step.current !== null) focusOnce(step.current);
  }, [isFirst]);
  return (
    <div
      ref={step}
      role="group"
      aria-label={position === undefined ? title : `${title} ${position}`}
      className="dialog-step"
    >
      {children}
    </div>
  );
}
