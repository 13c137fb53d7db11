import { useRetryWhenBack } from '../../lib/load/connection.ts';
import type { FileContent } from '@stadstegoed/core/shared/chosen-file.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { formatFileSize } from '@stadstegoed/ui/format-count.ts';
import { Viewer } from '@stadstegoed/ui/viewer/viewer.tsx';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { failureSentence } from '../../lib/action/failure-sentence.ts';
import type { PreviewSource } from '../../lib/upload/preview-params.ts';
import { sentenceText, useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import type { FilePreviewViewModel } from './file-preview.vm.ts';
import { saveFile } from './parts/save-file.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';

export interface PreviewViewerProps {
  readonly model: FilePreviewViewModel;
  readonly source: PreviewSource;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Goes to the next file or to the one before, by an arrow key. */
  readonly onStep?: (step: 1 | -1) => void;
  /** Facts before the size, such as the number of pages. */
  readonly facts: readonly string[];
  readonly stageLabel: string;
  /** Whether the content is of another kind than the preview shows. */
  readonly isBroken: boolean;
  /** Whether the content is there but not drawn yet. */
  readonly isOpening?: boolean;
  /** Shows the content, once it is there. */
  readonly children: (content: Blob) => Elements;
  readonly foot?: ReactNode;
}

/** The viewer of one file: its name, kind and size, a download, and the file itself or why it cannot be shown. */
export const PreviewViewer = observer(function PreviewViewer(props: PreviewViewerProps) {
  const { model, source } = props;
  const translate = useTexts();
  const language = useLanguage();
  const content = blobOf(model.contentOf(source));
  const size = source.size === null ? [] : [formatFileSize(source.size, language)];
  const download = (): void => {
    if (content !== null) saveFile(content, source.name);
  };
  return (
    <Viewer
      open={props.open}
      onClose={props.onClose}
      title={source.name}
      facts={[...props.facts, ...size].join(', ')}
      closeLabel={translate('shell.close')}
      stageLabel={props.stageLabel}
      onStep={props.onStep}
      foot={props.foot}
      actions={
        content === null ? undefined : (
          <Button
            appearance="subtle"
            iconOnly
            aria-label={translate('files.download', { name: source.name })}
            onClick={download}
          >
            <IconDownload stroke={1.5} aria-hidden="true" />
          </Button>
        )
      }
    >
      <Stage {...props} content={content} onDownload={download} />
      <LongWaitNote isWaiting={model.content.state === 'loading'} />
    </Viewer>
  );
});

type StageProps = PreviewViewerProps & { readonly content: Blob | null; readonly onDownload: () => void };

const Stage = observer(function Stage({ model, source, isBroken, isOpening, content, ...rest }: StageProps) {
  const translate = useTexts();
  const { onDownload, children } = rest;
  if (model.content.failure !== null) return <Unread model={model} />;
  if (!isBroken) {
    const isWaiting = content === null || isOpening === true;
    return (
      <>
        {/* One element while the file is fetched and opened, so that it is announced once. */}
        <p role="status">{isWaiting ? translate('files.viewer.opening') : ''}</p>
        {content === null ? null : children(content)}
      </>
    );
  }
  return (
    <div className="stads-viewer__message" role="alert">
      <h3>{translate('files.viewer.broken.title')}</h3>
      <p>{translate('files.viewer.broken.text')}</p>
      <Button appearance="light" onClick={onDownload}>
        {translate('files.download', { name: source.name })}
      </Button>
    </div>
  );
});

/** The file could not be fetched. */
function Unread({ model }: { readonly model: FilePreviewViewModel }) {
  const translate = useTexts();
  const { failure } = model.content;
  const sentence = failure === null ? null : failureSentence(failure, 'read');
  const handleRetry = () => void model.content.retry();
  useRetryWhenBack(failure?.kind === 'offline', handleRetry);
  return (
    <div className="stads-viewer__message" role="alert">
      <p>{sentence === null ? translate('files.viewer.broken.title') : sentenceText(translate, sentence)}</p>
      <Button appearance="light" onClick={handleRetry}>
        {translate('shell.retry')}
      </Button>
    </div>
  );
}

/** The content of the core as the browser's, which it always is. */
function blobOf(content: FileContent | null): Blob | null {
  return content instanceof Blob ? content : null;
}
