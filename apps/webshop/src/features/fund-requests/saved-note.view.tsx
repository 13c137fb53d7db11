import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { formatTime } from '@stadstegoed/ui/format.ts';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../support/texts.ts';
import { useLanguage } from '../../support/use-language.ts';
import type { RequestDraft } from './request-draft.ts';

/** When the answers were stored on this device, or that this browser does not store them. */
export const SavedNote = observer(function SavedNote({ draft }: { readonly draft: RequestDraft }) {
  const translate = useTexts();
  const language = useLanguage();
  if (!draft.canBeStored) {
    return (
      <p className="request-saved request-saved--failed" role="status">
        <IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />
        {translate('fundRequests.saved.impossible')}
      </p>
    );
  }
  if (draft.savedAt === null) return null;
  return (
    <p className="request-saved">
      <IconCircleCheck size={20} stroke={1.5} aria-hidden="true" />
      {translate('fundRequests.saved.at', { time: formatTime(draft.savedAt, language) })}
    </p>
  );
});
