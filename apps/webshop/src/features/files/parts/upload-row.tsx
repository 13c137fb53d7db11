import { Button } from '@stadstegoed/ui/button/button.tsx';
import { FileRow } from '@stadstegoed/ui/file-row/file-row.tsx';
import { formatFileSize } from '@stadstegoed/ui/format-count.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../lib/texts/texts.ts';
import type { UploadItem } from '../../../lib/upload/upload-item.ts';
import type { Upload } from '../../../lib/upload/upload.ts';
import { useLanguage } from '../../../lib/texts/use-language.ts';
import { FilePicture } from './file-picture.tsx';
import { uploadErrorText } from './upload-error.ts';

export interface UploadRowProps {
  readonly model: Upload;
  readonly item: UploadItem;
  /** The id of the button that chooses a file. */
  readonly chooseId: string;
  /** The id of the button that removes the file; it gets focus when the file comes back. */
  readonly endId: string;
  readonly onPreview?: ((item: UploadItem) => void) | undefined;
}

/** One file of an upload with its state in words, its progress, and its actions. */
export const UploadRow = observer(function UploadRow(props: UploadRowProps) {
  const { model, item, endId, onPreview } = props;
  const translate = useTexts();
  const { state, progress } = item.file;
  const opens = state === 'uploaded' && item.canPreview && onPreview !== undefined;
  return (
    <FileRow
      picture={<FilePicture item={item} picture={model.pictures.get(item.key)} />}
      name={item.name}
      open={opens ? { verb: translate('files.preview'), onOpen: () => onPreview(item) } : undefined}
      state={<StateText model={model} item={item} />}
      tone={state === 'error' ? 'error' : state === 'uploaded' ? 'done' : 'plain'}
      progress={state === 'uploading' ? progress : undefined}
      remedy={item.canRetry || item.mustChooseAgain ? <Remedy {...props} /> : undefined}
      actions={<RowActions model={model} item={item} endId={endId} />}
    />
  );
});

function StateText({ model, item }: { readonly model: Upload; readonly item: UploadItem }) {
  const translate = useTexts();
  const language = useLanguage();
  const { state, progress, error } = item.file;
  switch (state) {
    case 'queued':
      return (
        <>
          <IconClock size={20} stroke={1.5} aria-hidden="true" />
          <span>{translate('files.state.queued')}</span>
        </>
      );
    case 'uploading':
      return <span>{translate('files.state.uploading', { percent: Math.round(progress) })}</span>;
    case 'uploaded':
      return (
        <>
          <strong>
            <IconCheck size={20} stroke={1.5} aria-hidden="true" />
            <span>{translate('files.state.uploaded')}</span>
          </strong>
          {item.size === null ? null : <span>{` ${formatFileSize(item.size, language)}`}</span>}
        </>
      );
    case 'error':
      return error === null ? null : (
        <span>{uploadErrorText(error, { translate, language, limits: model.limits })}</span>
      );
  }
}

/** What helps when the file failed: sending it again, or choosing it again. */
function Remedy({ model, item, chooseId, endId }: UploadRowProps) {
  const translate = useTexts();
  if (item.mustChooseAgain) {
    return (
      <Button
        aria-label={`${translate('files.chooseAgain')}: ${item.name}`}
        onClick={() => document.getElementById(chooseId)?.click()}
      >
        {translate('files.chooseAgain')}
      </Button>
    );
  }
  const retry = (): void => {
    // The button goes away; the other one in the row takes its focus.
    document.getElementById(endId)?.focus();
    model.retry(item.key);
  };
  return (
    <Button
      icon={<IconRefresh stroke={1.5} aria-hidden="true" />}
      aria-label={`${translate('shell.retry')} ${item.name}`}
      onClick={retry}
    >
      {translate('shell.retry')}
    </Button>
  );
}

/** Stops a running upload or removes the file. One element in every state, so that it keeps focus. */
function RowActions({ model, item, endId }: Pick<UploadRowProps, 'model' | 'item' | 'endId'>) {
  const translate = useTexts();
  const { key, name, file } = item;
  const isRunning = file.state === 'queued' || file.state === 'uploading';
  return (
    <Button
      id={endId}
      appearance="subtle"
      iconOnly
      aria-label={translate(isRunning ? 'files.stop' : 'files.remove', { name })}
      onClick={() => model.remove(key)}
    >
      {isRunning ? <IconX stroke={1.5} aria-hidden="true" /> : <IconTrash stroke={1.5} aria-hidden="true" />}
    </Button>
  );
}
