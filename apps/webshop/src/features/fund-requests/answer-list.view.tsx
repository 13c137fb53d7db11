import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { DataList, type DataItem } from '@stadstegoed/ui/data-list/data-list.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import { sentenceText, useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { previewStored } from '../../lib/upload/file-preview.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import type { AnswerLine, ShownAnswer } from './answer-lines.ts';
import { FileNames } from './file-names.view.tsx';
import { readableText } from './readable-text.ts';

interface AnswerListProps {
  readonly fund: Fund;
  readonly lines: readonly AnswerLine[];
}

/** The answers: those of the resident, each with a link to its step, then those that the municipality fills in. */
export function AnswerList({ fund, lines }: AnswerListProps) {
  const translate = useTexts();
  const language = useLanguage();
  const own = lines.filter(({ isKnown }) => !isKnown);
  const known = lines.filter(({ isKnown }) => isKnown);
  return (
    <>
      {own.length === 0 ? null : <Answers fund={fund} lines={own} />}
      {known.length === 0 ? null : (
        <>
          <p className="request-criterion__title">{translate('fundRequests.known.source')}</p>
          <DataList
            items={known.map((line) => ({
              label: sentenceText(translate, line.label),
              value: answerText(line.answer, translate, language),
            }))}
          />
        </>
      )}
    </>
  );
}

function Answers({ fund, lines }: AnswerListProps) {
  const translate = useTexts();
  const href = useHref();
  const items = lines.map((line): DataItem => {
    const label = sentenceText(translate, line.label);
    const to = goTo('fund-request', { id: fund.id }, { from: 'fund-activate', step: line.step });
    const action = (
      <Link href={href(to)}>
        <span>{translate('fundRequests.overview.change')}</span> <span className="visually-hidden">{label}</span>
      </Link>
    );
    return { label, value: <Answer line={line} />, action };
  });
  return <DataList layout="stacked" items={items} />;
}

function Answer({ line: { answer, files } }: { readonly line: AnswerLine }) {
  const translate = useTexts();
  const language = useLanguage();
  const dialogs = useService(Dialogs);
  return (
    <>
      <span className={answer.kind === 'missing' ? 'request-answer--missing' : undefined}>
        {answerText(answer, translate, language)}
      </span>
      <FileNames files={files} onOpen={(file) => previewStored(dialogs, files, file)} />
    </>
  );
}

/** An answer in words. */
export function answerText(answer: ShownAnswer, translate: Translate, language: Language): string {
  switch (answer.kind) {
    case 'missing':
      return translate('fundRequests.overview.missing');
    case 'not_given':
      return translate('fundRequests.overview.notGiven');
    case 'checked':
      return translate('fundRequests.overview.checked');
    default:
      return readableText(answer, language);
  }
}
