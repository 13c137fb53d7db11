import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { formatTime } from '@stadstegoed/ui/format-date.ts';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import './stored-note.css';

/** When a draft was stored on this device, or the sentence that this browser stores nothing. */
export const StoredNote = observer(function StoredNote(props: {
  readonly draft: { readonly canBeStored: boolean; readonly savedAt: Instant | null };
  readonly impossible: 'fundRequests.saved.impossible' | 'fundRequests.clarification.notSaved';
}) {
  const translate = useTexts();
  const language = useLanguage();
  const { canBeStored, savedAt } = props.draft;
  if (!canBeStored) {
    return (
      <p className="request-saved request-saved--failed" role="status">
        <IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />
        <span>{translate(props.impossible)}</span>
      </p>
    );
  }
  if (savedAt === null) return null;
  return (
    <p className="request-saved">
      <IconCircleCheck size={20} stroke={1.5} aria-hidden="true" />
      <span>{translate('fundRequests.saved.at', { time: formatTime(savedAt, language) })}</span>
    </p>
  );
});
