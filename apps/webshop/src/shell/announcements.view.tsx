import { announcementsToShow } from '@stadstegoed/core/pages/announcement-rules.ts';
import type { Announcement } from '@stadstegoed/core/pages/platform-configuration.ts';
import { AnnouncementBar } from '@stadstegoed/ui/announcement-bar/announcement-bar.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../lib/texts/texts.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { ShellModel } from './shell-model.ts';

/**
 * The municipality's announcements above every screen. A dismissed announcement stays dismissed on this device.
 * Announcements that arrive after the screen is rendered are shown over its bottom edge, so that the content does not
 * shift; the next screen shows them at the top.
 */
export const AnnouncementsView = observer(function AnnouncementsView() {
  const { settings, preferences } = useService(ShellModel);
  const { isLate, wasThereFirst, putInPlace } = useLateness(settings.isSettled);
  const shown = announcementsToShow(settings.platform?.announcements ?? [], preferences.dismissed);
  return (
    <div
      className={isLate ? 'shop-announcements shop-announcements--late' : 'shop-announcements'}
      aria-live={wasThereFirst ? 'off' : 'polite'}
    >
      {shown.map((announcement) => (
        <OneAnnouncement
          key={announcement.id}
          announcement={announcement}
          onDismiss={preferences.dismiss}
          onPutInPlace={isLate ? putInPlace : null}
        />
      ))}
    </div>
  );
});

/** Whether the current screen was rendered before the announcements had loaded, and whether they came with the first. */
function useLateness(isKnown: boolean) {
  const { pathname } = useLocation();
  const [drawnWithout, setDrawnWithout] = useState<string | null>(null);
  useEffect(() => {
    if (!isKnown) setDrawnWithout(pathname);
  }, [isKnown, pathname]);
  // Announcements above the first screen are read in their place; a live region would read them once more at the end.
  const [wasThereFirst] = useState(isKnown);
  return { isLate: isKnown && drawnWithout === pathname, wasThereFirst, putInPlace: () => setDrawnWithout(null) };
}

interface OneAnnouncementProps {
  readonly announcement: Announcement;
  readonly onDismiss: (id: string) => void;
  /** Moves the announcement from the overlay to its place above the screen; null when it is already there. */
  readonly onPutInPlace: (() => void) | null;
}

function OneAnnouncement({ announcement, onDismiss, onPutInPlace }: OneAnnouncementProps) {
  const translate = useTexts();
  const { id, title, descriptionHtml, dismissible } = announcement;
  const close = dismissible ? () => onDismiss(id) : onPutInPlace;
  return (
    <AnnouncementBar
      label={translate('shell.announcement', { title })}
      title={<ContentText>{title}</ContentText>}
      unfoldLabel={translate('shell.unfoldAnnouncement')}
      closeLabel={translate(dismissible ? 'shell.dismissAnnouncement' : 'shell.putAnnouncementInPlace')}
      {...(close === null ? {} : { onDismiss: close })}
    >
      {descriptionHtml === null ? null : <RichText html={descriptionHtml} />}
    </AnnouncementBar>
  );
}
