import { AnnouncementBar } from '@stadstegoed/ui/announcement-bar/announcement-bar.tsx';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { observer } from 'mobx-react-lite';
import { useService } from '../lib/view-model/use-view-model.ts';
import { ShellModel } from './shell-model.ts';

/**
 * One line in English for a browser that asks for no Dutch. Dutch stays the language of a first visit (SH-030); switching and
 * closing both choose a language, so the line does not come back. It stands over the foot of the screen, where it moves nothing.
 */
export const EnglishLineView = observer(function EnglishLineView() {
  const shell = useService(ShellModel);
  if (!shell.preferences.offersEnglish) return null;
  return (
    <div className="shop-missing-part" lang="en">
      <AnnouncementBar
        label="Language"
        closeLabel="Stay in Dutch"
        onDismiss={() => shell.preferences.chooseLanguage(shell.language)}
      >
        <Button appearance="subtle" onClick={() => void shell.chooseLanguage('en')}>
          Read this website in English
        </Button>
      </AnnouncementBar>
    </div>
  );
});
