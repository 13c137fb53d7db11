import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { DataList } from '@stadstegoed/ui/data-list/data-list.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import { sentenceText, useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import type { AnswerLine, ShownAnswer } from './answer-lines.ts';
import { FileNames } from './file-names.view.tsx';
import { readableText } from './readable-text.ts';

/** The answers, each with a link to its step that names the question. */
export function AnswerList(props: { readonly fund: Fund; readonly lines: readonly AnswerLine[] }) {
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const items = props.lines.map((line) => {
    const label = sentenceText(translate, line.label);
    const to = goTo('fund-request', { id: props.fund.id }, { from: 'fund-activate', step: line.step });
    return {
      label,
      value: <Answer line={line} text={answerText(line.answer, translate, language)} />,
      action: line.isKnown ? (
        <span className="request-aside">{translate('fundRequests.known.source')}</span>
      ) : (
        <Link href={href(to)}>
          <span>{translate('fundRequests.overview.change')}</span> <span className="visually-hidden">{label}</span>
        </Link>
      ),
    };
  });
  return <DataList layout="stacked" items={items} />;
}

function Answer({ line, text }: { readonly line: AnswerLine; readonly text: string }) {
  return (
    <>
      <span className={line.answer.kind === 'missing' ? 'request-answer--missing' : undefined}>{text}</span>
      <FileNames names={line.files.map(({ name }) => name)} />
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
