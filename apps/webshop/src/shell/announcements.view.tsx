import { announcementsToShow } from '@stadstegoed/core/pages/announcement-rules.ts';
import type { Announcement } from '@stadstegoed/core/pages/platform-configuration.ts';
import { AnnouncementBar } from '@stadstegoed/ui/announcement-bar/announcement-bar.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../support/texts.ts';
import { useService } from '../support/use-view-model.ts';
import { ShellModel } from './shell-model.ts';

/** The municipality's messages above every screen; one that was put away stays away on this device (1 §4). */
export const AnnouncementsView = observer(function AnnouncementsView() {
  const { settings, preferences } = useService(ShellModel.token);
  const shown = announcementsToShow(settings.platform?.announcements ?? [], preferences.dismissed);
  return shown.map((announcement) => (
    <OneAnnouncement key={announcement.id} announcement={announcement} onDismiss={preferences.dismiss} />
  ));
});

function OneAnnouncement(props: { readonly announcement: Announcement; readonly onDismiss: (id: string) => void }) {
  const translate = useTexts();
  const { id, title, descriptionHtml, dismissible } = props.announcement;
  return (
    <AnnouncementBar
      label={translate('shell.announcement')}
      closeLabel={translate('shell.dismissAnnouncement')}
      {...(dismissible ? { onDismiss: () => props.onDismiss(id) } : {})}
    >
      <b>{title}</b> {descriptionHtml === null ? null : <RichText html={descriptionHtml} />}
    </AnnouncementBar>
  );
}
