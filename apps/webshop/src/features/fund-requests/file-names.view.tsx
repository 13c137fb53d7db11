import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { breakable, OwnWords } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import './file-names.css';

/** The names of the files that go with an answer. */
export function FileNames({ names }: { readonly names: readonly string[] }) {
  const translate = useTexts();
  if (names.length === 0) return null;
  return (
    <ul className="request-files" aria-label={translate('fundRequests.overview.files')}>
      {names.map((name, at) => (
        <li key={`${at}-${name}`}>
          <IconPaperclip size={20} stroke={1.5} aria-hidden="true" />
          <OwnWords>{breakable(name)}</OwnWords>
        </li>
      ))}
    </ul>
  );
}
