import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Announcer } from '../announcer/announcer.tsx';
import { Button } from '../button/button.tsx';
import { useNativeDialog } from '../dialog/use-native-dialog.ts';
import './viewer.css';
import type { Elements } from '../elements.ts';

/** Props of a viewer. Keep it mounted and change `open`. */
export type ViewerProps = {
  readonly open: boolean;
  /** Called by the close button and Escape; the owner then sets `open` to false. */
  readonly onClose: () => void;
  /** The name of the file. */
  readonly title: string;
  /** Kind and size of the file. */
  readonly facts: string;
  readonly closeLabel: string;
  /** Called with the arrow keys left (-1) and right (1), unless the stage can scroll sideways with them. */
  readonly onStep?: ((step: 1 | -1) => void) | undefined;
  /** Buttons beside the close button. */
  readonly actions?: Elements;
  /** The accessible name of the stage, "Bladzijde 1 van 3". */
  readonly stageLabel: string;
  readonly children: ReactNode;
  /** The controls below the stage. */
  readonly foot?: ReactNode;
};

/** A dark dialog as large as the window that shows one file. The stage scrolls by keyboard when the file is enlarged. */
export function Viewer(props: ViewerProps) {
  const id = useId();
  const dialog = useNativeDialog(props);
  const { onStep } = props;
  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const step = stepOf(event);
    if (step === null || onStep === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <dialog {...dialog} onKeyDown={handleKeyDown} className="stads-viewer on-dark" aria-labelledby={`${id}-title`}>
      <div className="stads-viewer__head">
        <div>
          <h2 id={`${id}-title`}>{props.title}</h2>
          <p>{props.facts}</p>
        </div>
        {props.actions}
        <Button appearance="subtle" iconOnly aria-label={props.closeLabel} onClick={props.onClose}>
          <IconX stroke={1.5} aria-hidden="true" />
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className="stads-viewer__stage" role="group" aria-label={props.stageLabel} tabIndex={0}>
        {props.children}
      </div>
      {props.foot === undefined ? null : <div className="stads-viewer__foot">{props.foot}</div>}
    </dialog>
  );
}

/** The step of an arrow key; null for other keys, with a modifier, and on a stage that scrolls sideways. */
function stepOf(event: KeyboardEvent): 1 | -1 | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const { target } = event;
  if (target instanceof HTMLElement && target.scrollWidth > target.clientWidth && target.tabIndex === 0) return null;
  if (event.key === 'ArrowRight') return 1;
  return event.key === 'ArrowLeft' ? -1 : null;
}

/** The sizes of a zoom in percent. */
const ZOOM = { least: 50, most: 300, step: 25 } as const;

/** Two buttons that make the file smaller and larger, and the size in percent between them. */
export function ZoomButtons(props: {
  readonly percent: number;
  readonly onChange: (percent: number) => void;
  readonly texts: { readonly label: string; readonly smaller: string; readonly larger: string };
}) {
  const { percent, onChange, texts } = props;
  // Only a change is announced: a live region that appears with its text is read when the viewer opens.
  const [changed, setChanged] = useState(false);
  const change = (step: number) => {
    setChanged(true);
    onChange(Math.min(ZOOM.most, Math.max(ZOOM.least, percent + step)));
  };
  return (
    <div className="stads-viewer__tools" role="group" aria-label={texts.label}>
      <Button
        appearance="subtle"
        iconOnly
        aria-label={texts.smaller}
        aria-disabled={percent === ZOOM.least || undefined}
        onClick={() => change(-ZOOM.step)}
      >
        <IconMinus stroke={1.5} aria-hidden="true" />
      </Button>
      <span>{`${percent}%`}</span>
      <Announcer polite={changed ? `${percent}%` : ''} />
      <Button
        appearance="subtle"
        iconOnly
        aria-label={texts.larger}
        aria-disabled={percent === ZOOM.most || undefined}
        onClick={() => change(ZOOM.step)}
      >
        <IconPlus stroke={1.5} aria-hidden="true" />
      </Button>
    </div>
  );
}
