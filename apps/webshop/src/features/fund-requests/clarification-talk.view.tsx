import type { StoredFile } from '@stadstegoed/core/files/stored-file.ts';
import type { Clarification, DutchMoment } from '@stadstegoed/core/fund-requests/clarification.ts';
import { FileList } from '@stadstegoed/ui/file-row/file-row.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { saveFile } from '../files/parts/save-file.ts';
import { StoredFileRow } from '../files/parts/stored-file-row.tsx';
import { dutchMomentTexts } from './dutch-moment-texts.ts';
import type { SentFiles } from './sent-files.shared.vm.ts';
import './clarification.css';

interface TalkProps {
  readonly sentFiles: SentFiles;
  /** Who asked; null while it is unknown. */
  readonly sponsor: string | null;
  readonly asked: Clarification;
}

/** The question with who asked it and when, the message beside it, and the file that came along. */
export const Question = observer(function Question({ sentFiles, sponsor, asked }: TalkProps) {
  const translate = useTexts();
  const municipality = translate('fundRequests.clarification.municipality');
  return (
    <Said icon={<IconBuilding stroke={1.5} aria-hidden="true" />} who={sponsor ?? municipality} at={asked.askedAt}>
      <p>
        <strong>
          <ContentText>{asked.question}</ContentText>
        </strong>
      </p>
      {asked.message === null ? null : (
        <p className="talk__text">
          <ContentText>{asked.message}</ContentText>
        </p>
      )}
      <TalkFiles
        sentFiles={sentFiles}
        files={asked.attachment === null ? [] : [asked.attachment]}
        label={translate('fundRequests.clarification.attachment')}
      />
    </Said>
  );
});

/** The question and the answer that was sent, to read again. */
export function Talk({ sentFiles, sponsor, asked }: TalkProps) {
  const translate = useTexts();
  return (
    <div className="talk">
      <Question sentFiles={sentFiles} sponsor={sponsor} asked={asked} />
      {asked.answer === null && asked.files.length === 0 ? null : (
        <Said
          isOwn
          icon={<IconUser stroke={1.5} aria-hidden="true" />}
          who={translate('fundRequests.clarification.you')}
          at={asked.answeredAt}
        >
          {asked.answer === null ? null : <p className="talk__text">{asked.answer}</p>}
          <TalkFiles
            sentFiles={sentFiles}
            files={asked.files}
            label={translate('fundRequests.clarification.files.yours')}
          />
        </Said>
      )}
    </div>
  );
}

function Said(props: {
  readonly icon: ReactNode;
  readonly who: ReactNode;
  readonly at: DutchMoment | null;
  readonly isOwn?: boolean;
  readonly children: ReactNode;
}) {
  const translate = useTexts();
  const language = useLanguage();
  const { icon, who, at, isOwn = false, children } = props;
  return (
    <div className={isOwn ? 'talk__said talk__said--own' : 'talk__said'}>
      <span className="talk__icon">{icon}</span>
      <p className="talk__who">
        <strong>{who}</strong>
        {at === null ? null : (
          <span>{` · ${translate('fundRequests.clarification.at', dutchMomentTexts(at, language))}`}</span>
        )}
      </p>
      <div className="talk__content">{children}</div>
    </div>
  );
}

const TalkFiles = observer(function TalkFiles(props: {
  readonly sentFiles: SentFiles;
  readonly files: readonly StoredFile[];
  readonly label: string;
}) {
  const { sentFiles, files, label } = props;
  const download = async (file: StoredFile): Promise<void> => {
    const content = await sentFiles.download(file);
    if (content !== null) saveFile(content, file.originalName);
  };
  if (files.length === 0) return null;
  return (
    <FileList label={label}>
      {files.map((file) => (
        <StoredFileRow
          key={file.uid}
          file={file}
          isDownloading={sentFiles.isDownloading(file)}
          onOpen={sentFiles.canPreview(file) ? () => sentFiles.preview(file, files) : undefined}
          onDownload={() => void download(file)}
        />
      ))}
    </FileList>
  );
});
