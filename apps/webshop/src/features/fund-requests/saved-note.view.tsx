import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../lib/texts/texts.ts';
import { FocusPlace } from './focus-heading.tsx';
import type { FundRequestViewModel } from './fund-request.vm.ts';
import { StoredNote } from './stored-note.view.tsx';

/** The part of the wizard that the note shows. */
export interface SavedNoteModel extends Pick<FundRequestViewModel, 'takeOver' | 'keepOwn' | 'heldBack'> {
  readonly draft: Pick<FundRequestViewModel['draft'], 'canBeStored' | 'isChangedElsewhere' | 'savedAt'>;
}

/** When the answers were stored on this device, or why they are not: the browser, or another window. */
export const SavedNote = observer(function SavedNote({ model }: { readonly model: SavedNoteModel }) {
  const { draft } = model;
  if (draft.isChangedElsewhere) return <ChangedElsewhere key={model.heldBack} model={model} />;
  return <StoredNote draft={draft} impossible="fundRequests.saved.impossible" />;
});

/**
 * Another window stored other answers: nothing of this one is stored or sent until the resident chooses. Takes focus when
 * the press on the send button was held back for that.
 */
function ChangedElsewhere({ model }: { readonly model: SavedNoteModel }) {
  const translate = useTexts();
  const { heldBack } = model;
  return (
    <FocusPlace isWanted={heldBack > 0}>
      <Notice kind="warning" title={translate('fundRequests.elsewhere.title')} live="alert">
        {heldBack > 0 ? <p>{translate('fundRequests.elsewhere.notSent')}</p> : null}
        <p>{translate('fundRequests.elsewhere.text')}</p>
        <div className="actions">
          <Button onClick={() => void model.takeOver()}>{translate('fundRequests.elsewhere.takeOver')}</Button>
          <Button onClick={() => void model.keepOwn()}>{translate('fundRequests.elsewhere.keep')}</Button>
        </div>
      </Notice>
    </FocusPlace>
  );
}
