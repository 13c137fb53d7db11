import { Announcer } from '@stadstegoed/ui/announcer/announcer.tsx';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { DropArea } from '@stadstegoed/ui/drop-area/drop-area.tsx';
import { FieldGroup } from '@stadstegoed/ui/field/form-field.tsx';
import { FileList } from '@stadstegoed/ui/file-row/file-row.tsx';
import { formatList } from '@stadstegoed/ui/format-count.ts';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import IconCrop from '@tabler/icons-react/dist/esm/icons/IconCrop.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Dialogs } from '../../../lib/app/dialogs.ts';
import { useService } from '../../../lib/view-model/use-view-model.ts';
import { useRetryWhenBack } from '../../../lib/load/connection.ts';
import { LongWaitNote } from '../../../lib/load/long-wait.view.tsx';
import { useTexts, type Translate } from '../../../lib/texts/texts.ts';
import { cropUpload } from '../../../lib/upload/file-preview.ts';
import type { UploadChange, UploadItem } from '../../../lib/upload/upload-item.ts';
import type { Upload } from '../../../lib/upload/upload.ts';
import { useLanguage } from '../../../lib/texts/use-language.ts';
import { kindsText } from './file-kinds.ts';
import { UploadRow } from './upload-row.tsx';
import './upload-field.css';

export interface UploadFieldProps {
  /** The id of the button that chooses a file; the error summary links to it. */
  readonly id: string;
  readonly label: string;
  /** Where a heading says what is added. */
  readonly legendHidden?: boolean;
  readonly model: Upload;
  /** A sentence before the limits. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  /** False inside a dialog, which the cropper would replace. */
  readonly canCrop?: boolean;
  /** Opens the preview of a file; without it names are plain texts. */
  readonly onPreview?: ((item: UploadItem) => void) | undefined;
}

/** Files that go with a form: the limits, an area to add them, and a row for each. */
export const UploadField = observer(function UploadField(props: UploadFieldProps) {
  const { id, label, legendHidden = false, model, error, optional = false, canCrop = true, onPreview } = props;
  const translate = useTexts();
  useRetryWhenBack(model.waitsForNetwork, model.retryOffline);
  useEffect(() => model.start(), [model]);
  return (
    <FieldGroup
      id={id}
      label={label}
      legendHidden={legendHidden}
      hint={<Limits model={model} hint={props.hint} />}
      error={error}
      optionalText={optional ? translate('shell.form.optional') : undefined}
    >
      <div className="upload-field">
        <DropArea
          id={id}
          accept={model.accept}
          multiple={model.maxFiles > 1}
          onFiles={model.add}
          texts={{
            drag: translate('files.drag'),
            takePhoto: translate('files.photo'),
            choose: translate('files.choose'),
            release: translate('files.release'),
          }}
          aria-describedby={`${id}-hint`}
        />
        <div aria-live="polite" className="stack stack--tight">
          <NotTaken model={model} />
          <TooMany model={model} />
        </div>
        {model.items.length === 0 ? null : (
          <FileList label={translate('files.list')}>
            {model.items.map((item) => (
              <UploadRow
                key={item.key}
                model={model}
                item={item}
                chooseId={id}
                endId={`${id}-file-${item.key}`}
                onPreview={onPreview}
              />
            ))}
          </FileList>
        )}
        {canCrop && model.hasPhotos ? <CropPhotos model={model} /> : null}
        <StandingStill model={model} />
        <Removed id={id} model={model} />
        <Announcer polite={model.change === null ? '' : spoken(model.change, translate)} />
      </div>
    </FieldGroup>
  );
});

/** Leads the photos of the list to the cropper, one after the other (FI-003). */
function CropPhotos({ model }: { readonly model: Upload }) {
  const translate = useTexts();
  const dialogs = useService(Dialogs);
  return (
    <Button
      appearance="subtle"
      className="upload-field__crop"
      icon={<IconCrop stroke={1.5} aria-hidden="true" />}
      onClick={() => cropUpload(dialogs, model)}
    >
      {translate('files.cropAll')}
    </Button>
  );
}

function Limits({ model, hint }: { readonly model: Upload; readonly hint: string | undefined }) {
  const translate = useTexts();
  const language = useLanguage();
  const { extensions, maxMegabytes } = model.limits;
  const sentences = [
    hint,
    translate('files.limits', { types: kindsText(extensions, language), size: maxMegabytes }),
    translate('files.limits.photo'),
  ];
  return <span>{sentences.filter((sentence) => sentence !== undefined).join(' ')}</span>;
}

/** Says that it takes longer than usual when nothing of any file goes on; how far each file is stands in its row. */
const StandingStill = observer(function StandingStill({ model }: { readonly model: Upload }) {
  const isUploading = model.items.some(({ file }) => file.state === 'uploading');
  const sent = model.items.map(({ file }) => file.progress).join(' ');
  return <LongWaitNote key={sent} isWaiting={isUploading} />;
});

/** Which of the chosen files cannot be taken, and which kinds can: one quiet line (reading 35). */
const NotTaken = observer(function NotTaken({ model }: { readonly model: Upload }) {
  const translate = useTexts();
  const language = useLanguage();
  const { notTaken: names } = model;
  const values = { count: names.length, names: formatList(names, language) };
  if (names.length === 0) return null;
  const types = kindsText(model.limits.extensions, language);
  return <p className="text-sm">{translate('files.notTaken', { ...values, types })}</p>;
});

/** More files were chosen than there are slots (FI-021). */
const TooMany = observer(function TooMany({ model }: { readonly model: Upload }) {
  const translate = useTexts();
  const { addedOfTooMany: count, maxFiles: most } = model;
  if (count === null) return null;
  return (
    <Notice title={translate('files.tooMany.title')}>
      <p>
        {count === 0 ? translate('files.tooMany.none', { most }) : translate('files.tooMany.text', { count, most })}
      </p>
    </Notice>
  );
});

/**
 * The file that was removed last, with the way back. The undo button takes the focus of the row that went away; a row that
 * comes back takes it from the button.
 */
const Removed = observer(function Removed({ id, model }: { readonly id: string; readonly model: Upload }) {
  const translate = useTexts();
  const undo = useRef<HTMLButtonElement>(null);
  const restored = useRef<number | null>(null);
  const { removed } = model;
  const key = removed?.item.key;
  useEffect(() => {
    if (key !== undefined) undo.current?.focus();
    else if (restored.current !== null) document.getElementById(`${id}-file-${restored.current}`)?.focus();
    restored.current = null;
  }, [id, key]);
  if (removed === null) return null;
  const { name } = removed.item;
  const bringBack = (): void => {
    restored.current = removed.item.key;
    model.undo();
  };
  return (
    <div className="upload-field__removed on-dark">
      <IconTrash stroke={1.5} aria-hidden="true" />
      <p>{translate('files.removed', { name })}</p>
      <Button ref={undo} appearance="subtle" onClick={bringBack}>
        {translate('shell.undo')}
      </Button>
    </div>
  );
});

function spoken({ what, name, percent }: UploadChange, translate: Translate): string {
  return translate(`files.spoken.${what}`, { name, percent });
}
