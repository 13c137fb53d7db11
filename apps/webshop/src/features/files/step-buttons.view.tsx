import { Announcer } from '@stadstegoed/ui/announcer/announcer.tsx';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';

export interface StepButtonsProps {
  /** The position, from 1. */
  readonly at: number;
  readonly of: number;
  readonly onChange: (at: number) => void;
  readonly texts: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly position: string;
  };
  /** What a screen reader says of the change; empty before the first one. */
  readonly spoken: string;
}

/** Two buttons through pages or files, with the position between them. */
export function StepButtons({ at, of, onChange, texts, spoken }: StepButtonsProps) {
  const go = (to: number) => onChange(Math.min(of, Math.max(1, to)));
  return (
    <div className="stads-viewer__tools" role="group" aria-label={texts.label}>
      <Button
        appearance="subtle"
        iconOnly
        aria-label={texts.previous}
        aria-disabled={at === 1 || undefined}
        onClick={() => go(at - 1)}
      >
        <IconChevronLeft stroke={1.5} aria-hidden="true" />
      </Button>
      <span>{texts.position}</span>
      <Announcer polite={spoken} />
      <Button
        appearance="subtle"
        iconOnly
        aria-label={texts.next}
        aria-disabled={at === of || undefined}
        onClick={() => go(at + 1)}
      >
        <IconChevronRight stroke={1.5} aria-hidden="true" />
      </Button>
    </div>
  );
}
