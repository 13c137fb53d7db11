import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { formatTime } from '@stadstegoed/ui/format.ts';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../lib/page/texts.ts';
import { useLanguage } from '../../lib/page/use-language.ts';
import type { FundRequestViewModel } from './fund-request.vm.ts';
import type { RequestDraft } from './request-draft-content.ts';

/** The part of the wizard that the note shows. */
export interface SavedNoteModel extends Pick<FundRequestViewModel, 'takeOver'> {
  readonly draft: Pick<RequestDraft, 'canBeStored' | 'isChangedElsewhere' | 'overwrite' | 'savedAt'>;
}

/** When the answers were stored on this device, or why they are not: the browser, or another window. */
export const SavedNote = observer(function SavedNote({ model }: { readonly model: SavedNoteModel }) {
  const translate = useTexts();
  const language = useLanguage();
  const { draft } = model;
  if (draft.isChangedElsewhere) return <ChangedElsewhere model={model} />;
  if (!draft.canBeStored) {
    return (
      <p className="request-saved request-saved--failed" role="status">
        <IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />
        <span>{translate('fundRequests.saved.impossible')}</span>
      </p>
    );
  }
  if (draft.savedAt === null) return null;
  return (
    <p className="request-saved">
      <IconCircleCheck size={20} stroke={1.5} aria-hidden="true" />
      <span>{translate('fundRequests.saved.at', { time: formatTime(draft.savedAt, language) })}</span>
    </p>
  );
});

/** Another window stored other answers: nothing of this one is stored until the resident chooses. */
function ChangedElsewhere({ model }: { readonly model: SavedNoteModel }) {
  const translate = useTexts();
  return (
    <Notice kind="warning" title={translate('fundRequests.elsewhere.title')} live="alert">
      <p>{translate('fundRequests.elsewhere.text')}</p>
      <div className="actions">
        <Button onClick={() => void model.takeOver()}>{translate('fundRequests.elsewhere.takeOver')}</Button>
        <Button onClick={() => void model.draft.overwrite()}>{translate('fundRequests.elsewhere.keep')}</Button>
      </div>
    </Notice>
  );
}
