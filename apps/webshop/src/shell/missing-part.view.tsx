import { isDisconnected } from '@stadstegoed/core/shared/failure.ts';
import { AnnouncementBar } from '@stadstegoed/ui/announcement-bar/announcement-bar.tsx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CallButton } from '../lib/load/long-wait.view.tsx';
import { useTexts } from '../lib/texts/texts.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { ShellModel } from './shell-model.ts';

/**
 * Says that the platform's configuration could not be read, so that announcements, pages or DigiD may be missing. Stands over
 * the foot of the screen, as it comes and goes by itself: nothing that somebody reads moves. Stays away while a part of the
 * screen says that there is no connection, because it would cover the QR code that the part shows all the same.
 */
export const MissingPartView = observer(function MissingPartView() {
  const { settings, connection } = useService(ShellModel);
  const translate = useTexts();
  const [isPutAway, setPutAway] = useState(false);
  const { state, failure } = settings.configuration;
  const isAsking = state === 'loading';
  const isToldElsewhere = failure !== null && isDisconnected(failure) && connection.waiting.length > 0;
  const untilThen = settings.willTryAgain ? 'shell.missingPart.trying' : 'shell.missingPart.gaveUp';
  return (
    <div className="shop-missing-part" aria-live="polite">
      {settings.isMissing && !isPutAway && !isToldElsewhere ? (
        <AnnouncementBar
          label={translate('shell.missingPart.label')}
          closeLabel={translate('shell.close')}
          onDismiss={() => setPutAway(true)}
        >
          <div>
            <span>{translate(untilThen)}</span>{' '}
            <CallButton
              appearance="subtle"
              busy={isAsking && translate('shell.loading')}
              onClick={() => void settings.read()}
            >
              {translate('shell.retry')}
            </CallButton>
          </div>
        </AnnouncementBar>
      ) : null}
    </div>
  );
});
