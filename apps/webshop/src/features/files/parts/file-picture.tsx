import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { isDisconnected } from '@stadstegoed/core/shared/failure.ts';
import type { FileContent } from '@stadstegoed/core/shared/chosen-file.ts';
import type { StoredFile } from '@stadstegoed/core/files/stored-file.ts';
import { useEffect, useState } from 'react';
import type { UploadItem } from '../../../lib/upload/upload-item.ts';

const PICTURES: readonly string[] = ['jpg', 'jpeg', 'png'];
const SHEETS: readonly string[] = ['xls', 'xlsx'];

/** The picture of a row: a small image of a photo that was added, otherwise an icon of its kind or of its error. */
export function FilePicture(props: { readonly item: UploadItem; readonly picture: FileContent | undefined }) {
  const { item, picture } = props;
  const { state, error } = item.file;
  if (state === 'error') return <ErrorIcon isOffline={error?.kind === 'failed' && isDisconnected(error.failure)} />;
  return state === 'uploaded' ? <Thumbnail item={item} picture={picture} /> : <KindIcon extension={item.extension} />;
}

function ErrorIcon({ isOffline }: { readonly isOffline: boolean }) {
  const Icon = isOffline ? IconWifiOff : IconAlertCircle;
  return <Icon stroke={1.5} aria-hidden="true" />;
}

function Thumbnail({ item, picture }: Parameters<typeof FilePicture>[0]) {
  const { file, fileData } = item.file;
  const own = useObjectUrl(PICTURES.includes(item.extension) ? (file ?? picture) : null);
  return <StoredPicture url={own ?? storedUrl(fileData)} extension={item.extension} />;
}

/** The picture of a file that the platform has: its small picture, else the photo itself, else an icon of its kind. */
export function StoredFilePicture({ file }: { readonly file: StoredFile }) {
  return <StoredPicture url={storedUrl(file)} extension={file.ext} />;
}

function StoredPicture({ url, extension }: { readonly url: string | null; readonly extension: string }) {
  const [isBroken, setBroken] = useState(false);
  if (url === null || isBroken) return <KindIcon extension={extension} />;
  return <img src={url} alt="" width={56} height={56} onError={() => setBroken(true)} />;
}

function storedUrl(file: StoredFile | null): string | null {
  if (file === null) return null;
  return file.previewUrl ?? (PICTURES.includes(file.ext) ? file.url : null);
}

function KindIcon({ extension }: { readonly extension: string }) {
  if (PICTURES.includes(extension)) return <IconPhoto stroke={1.5} aria-hidden="true" />;
  if (extension === 'pdf') return <IconFileTypePdf stroke={1.5} aria-hidden="true" />;
  if (SHEETS.includes(extension)) return <IconFileSpreadsheet stroke={1.5} aria-hidden="true" />;
  return <IconFileText stroke={1.5} aria-hidden="true" />;
}

/** An address of the page for a file of this device, as long as it is shown; null without a file. */
function useObjectUrl(file: unknown): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!(file instanceof Blob)) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
