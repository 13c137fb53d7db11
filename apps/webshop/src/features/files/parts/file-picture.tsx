import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { useEffect, useState } from 'react';
import type { UploadItem } from '../../../support/upload-item.ts';

const PICTURES: readonly string[] = ['jpg', 'jpeg', 'png'];
const SHEETS: readonly string[] = ['xls', 'xlsx'];

/** The picture of a row: a small image of a photo that was added, otherwise an icon of its kind or of its error. */
export function FilePicture({ item }: { readonly item: UploadItem }) {
  const { state, error } = item.file;
  if (state === 'error') return <ErrorIcon isOffline={error?.kind === 'failed' && error.failure.kind === 'offline'} />;
  return state === 'uploaded' ? <Thumbnail item={item} /> : <KindIcon extension={item.extension} />;
}

function ErrorIcon({ isOffline }: { readonly isOffline: boolean }) {
  const Icon = isOffline ? IconWifiOff : IconAlertCircle;
  return <Icon stroke={1.5} aria-hidden="true" />;
}

/** The photo of this device, else the small picture of the platform, else the photo as the platform has it. */
function Thumbnail({ item }: { readonly item: UploadItem }) {
  const { file, fileData } = item.file;
  const isPhoto = PICTURES.includes(item.extension);
  const own = useObjectUrl(isPhoto ? file : null);
  const stored = fileData?.previewUrl ?? (isPhoto ? fileData?.url : null);
  const url = own ?? stored ?? null;
  return url === null ? <KindIcon extension={item.extension} /> : <img src={url} alt="" width={56} height={56} />;
}

/** The icon of a kind of file. */
export function KindIcon({ extension }: { readonly extension: string }) {
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
