import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import './announcement-bar.css';

/** A message of the municipality at the top of every page, until the visitor dismisses it. */
export function AnnouncementBar(props: {
  /** The accessible name of the region, "Mededeling". */
  readonly label: string;
  readonly children: ReactNode;
  /** Absent when the message cannot be dismissed. */
  readonly onDismiss?: () => void;
  readonly closeLabel: string;
}) {
  return (
    <section className="stads-announcement-bar" aria-label={props.label}>
      <div className="container stads-announcement-bar__row">
        <IconSpeakerphone stroke={1.5} aria-hidden="true" />
        <div className="stads-announcement-bar__text">{props.children}</div>
        {props.onDismiss === undefined ? null : (
          <Button appearance="subtle" iconOnly aria-label={props.closeLabel} onClick={props.onDismiss}>
            <IconX stroke={1.5} aria-hidden="true" />
          </Button>
        )}
      </div>
    </section>
  );
}
