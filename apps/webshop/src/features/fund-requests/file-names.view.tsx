import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { hasPreview } from '@stadstegoed/core/files/upload-limits.ts';
import { breakable, OwnWords } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import './file-names.css';

interface FileNamesProps<File> {
  readonly files: readonly File[];
  /** Shows a file; absent where the shop has its name only. */
  readonly onOpen?: (file: File) => void;
}

/** The names of the files that go with an answer. */
export function FileNames<File extends { readonly originalName: string }>({ files, onOpen }: FileNamesProps<File>) {
  const translate = useTexts();
  if (files.length === 0) return null;
  return (
    <ul className="request-files text-sm" aria-label={translate('fundRequests.overview.files')}>
      {files.map((file, at) => (
        <li key={`${at}-${file.originalName}`}>
          <IconPaperclip size={20} stroke={1.5} aria-hidden="true" />
          {onOpen === undefined || !hasPreview(file.originalName) ? (
            <OwnWords>{breakable(file.originalName)}</OwnWords>
          ) : (
            <button type="button" onClick={() => onOpen(file)}>
              <span className="visually-hidden">{translate('files.preview')}</span>{' '}
              <OwnWords>{breakable(file.originalName)}</OwnWords>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
