import type { StoredFile } from '@stadstegoed/core/files/stored-file.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { FileRow } from '@stadstegoed/ui/file-row/file-row.tsx';
import { formatFileSize } from '@stadstegoed/ui/format-count.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useTexts } from '../../../lib/texts/texts.ts';
import { useLanguage } from '../../../lib/texts/use-language.ts';
import { StoredFilePicture } from './file-picture.tsx';

export interface StoredFileRowProps {
  readonly file: StoredFile;
  readonly onDownload: () => void;
  /** Opens the preview; only for a file that the shop can show. */
  readonly onOpen?: (() => void) | undefined;
  /** Whether the file is being downloaded. */
  readonly isDownloading: boolean;
}

/** A file that can be downloaded but not changed: of a question, or of an answer that was sent. */
export function StoredFileRow({ file, onDownload, onOpen, isDownloading }: StoredFileRowProps) {
  const translate = useTexts();
  const language = useLanguage();
  const name = file.originalName;
  return (
    <FileRow
      picture={<StoredFilePicture file={file} />}
      name={name}
      open={onOpen === undefined ? undefined : { verb: translate('files.preview'), onOpen }}
      state={isDownloading ? translate('files.state.downloading') : sizeText(file, language)}
      actions={
        <Button appearance="subtle" iconOnly aria-label={translate('files.download', { name })} onClick={onDownload}>
          <IconDownload stroke={1.5} aria-hidden="true" />
        </Button>
      }
    />
  );
}

function sizeText({ ext, size }: StoredFile, language: ReturnType<typeof useLanguage>): string {
  return size === null ? ext : `${ext}, ${formatFileSize(size, language)}`;
}
