import { announcementsToShow } from '@stadstegoed/core/pages/announcement-rules.ts';
import type { Announcement } from '@stadstegoed/core/pages/platform-configuration.ts';
import { AnnouncementBar } from '@stadstegoed/ui/announcement-bar/announcement-bar.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../support/texts.ts';
import { useService } from '../support/use-view-model.ts';
import { ShellModel } from './shell-model.ts';

/**
 * The municipality's messages above every screen; one that was put away stays away on this device (1 §4). Messages that
 * come when the screen is drawn already stand over its foot, so that nothing that somebody reads moves; the next screen has
 * them in their place.
 */
export const AnnouncementsView = observer(function AnnouncementsView() {
  const { settings, preferences } = useService(ShellModel.token);
  const { isLate, putInPlace } = useLateness(settings.isSettled);
  const shown = announcementsToShow(settings.platform?.announcements ?? [], preferences.dismissed);
  return (
    <div className={isLate ? 'shop-announcements shop-announcements--late' : 'shop-announcements'} aria-live="polite">
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

/** Whether the screen that is shown was drawn before it was known what there is to tell. */
function useLateness(isKnown: boolean): { readonly isLate: boolean; readonly putInPlace: () => void } {
  const { pathname } = useLocation();
  const [drawnWithout, setDrawnWithout] = useState<string | null>(null);
  useEffect(() => {
    if (!isKnown) setDrawnWithout(pathname);
  }, [isKnown, pathname]);
  return { isLate: isKnown && drawnWithout === pathname, putInPlace: () => setDrawnWithout(null) };
}

interface OneAnnouncementProps {
  readonly announcement: Announcement;
  readonly onDismiss: (id: string) => void;
  /** Moves it from over the screen to its place above it; null when it stands there. */
  readonly onPutInPlace: (() => void) | null;
}

function OneAnnouncement({ announcement, onDismiss, onPutInPlace }: OneAnnouncementProps) {
  const translate = useTexts();
  const { id, title, descriptionHtml, dismissible } = announcement;
  const close = dismissible ? () => onDismiss(id) : onPutInPlace;
  return (
    <AnnouncementBar
      label={translate('shell.announcement', { title })}
      closeLabel={translate(dismissible ? 'shell.dismissAnnouncement' : 'shell.putAnnouncementInPlace')}
      {...(close === null ? {} : { onDismiss: close })}
    >
      <b>{title}</b> {descriptionHtml === null ? null : <RichText html={descriptionHtml} />}
    </AnnouncementBar>
  );
}
