import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import './announcement-bar.css';

type Foldable =
  | {
      /** The first words. With them a phone shows one line, which folds out by a press. */
      readonly title: ReactNode;
      readonly unfoldLabel: string;
    }
  | { readonly title?: never; readonly unfoldLabel?: never };

type AnnouncementBarProps = Foldable & {
  /** The accessible name of the region, "Mededeling". */
  readonly label: string;
  readonly children: Elements;
  /** Absent when the message cannot be dismissed. */
  readonly onDismiss?: () => void;
  readonly closeLabel: string;
};

/** A message of the municipality at the top of every page, until the visitor dismisses it. */
export function AnnouncementBar({ title, unfoldLabel, label, children, onDismiss, closeLabel }: AnnouncementBarProps) {
  const [isFolded, setFolded] = useState(true);
  const isFoldable = title !== undefined;
  return (
    <section
      className={classNames(
        'stads-announcement-bar no-print',
        isFoldable && 'stads-announcement-bar--foldable',
        isFoldable && isFolded && 'stads-announcement-bar--folded',
      )}
      aria-label={label}
    >
      <div className="container stads-announcement-bar__row">
        <IconSpeakerphone stroke={1.5} aria-hidden="true" />
        <div className="stads-announcement-bar__text">
          {isFoldable ? <b>{title}</b> : null} {children}
        </div>
        {isFoldable ? (
          <Button
            appearance="subtle"
            iconOnly
            className="stads-announcement-bar__fold"
            aria-label={unfoldLabel}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            <IconChevronDown stroke={1.5} aria-hidden="true" />
          </Button>
        ) : null}
        {onDismiss === undefined ? null : (
          <Button
            appearance="subtle"
            className="stads-announcement-bar__close"
            icon={<IconX stroke={1.5} aria-hidden="true" />}
            onClick={onDismiss}
          >
            {closeLabel}
          </Button>
        )}
      </div>
    </section>
  );
}
