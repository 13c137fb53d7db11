import type { Language } from '@stadstegoed/core/shared/language.ts';
import { DataList } from '@stadstegoed/ui/data-list/data-list.tsx';
import { formatAmount, formatDate } from '@stadstegoed/ui/format.ts';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { observer } from 'mobx-react-lite';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { useHref } from '../../lib/page/shop-link.tsx';
import { sentenceText, useTexts, type Translate } from '../../lib/page/texts.ts';
import { useLanguage } from '../../lib/page/use-language.ts';
import type { AnswerLine } from './answer-lines.ts';
import type { StepProps } from './step-props.ts';

/** The answers, each with a link to its step that names the question; `onlyGiven` leaves out what was not answered yet. */
export const AnswerList = observer(function AnswerList(props: StepProps & { readonly onlyGiven?: true }) {
  const { model, context, onlyGiven = false } = props;
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const shown = model.answerLines.filter(({ answer, files }) => !onlyGiven || isGiven(answer) || files.length > 0);
  const items = shown.map((line) => {
    const label = sentenceText(translate, line.label);
    const to = goTo('fund-request', { id: context.fund.id }, { from: 'fund-activate', step: line.step });
    return {
      label,
      value: <Answer line={line} text={answerText(line, translate, language)} />,
      action: (
        <Link href={href(to)}>
          <span>{translate('fundRequests.overview.change')}</span> <span className="visually-hidden">{label}</span>
        </Link>
      ),
    };
  });
  return <DataList layout="stacked" items={items} />;
});

function isGiven({ kind }: AnswerLine['answer']): boolean {
  return kind !== 'missing' && kind !== 'not_given';
}

function Answer({ line, text }: { readonly line: AnswerLine; readonly text: string }) {
  const translate = useTexts();
  return (
    <>
      <span className={line.answer.kind === 'missing' ? 'request-answer--missing' : undefined}>{text}</span>
      {line.files.length === 0 ? null : (
        <ul className="request-answer__files" aria-label={translate('fundRequests.overview.files')}>
          {line.files.map(({ uid, name }) => (
            <li key={uid}>{name}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function answerText({ answer }: AnswerLine, translate: Translate, language: Language): string {
  switch (answer.kind) {
    case 'missing':
      return translate('fundRequests.overview.missing');
    case 'not_given':
      return translate('fundRequests.overview.notGiven');
    case 'checked':
      return translate('fundRequests.overview.checked');
    case 'text':
      return answer.text;
    case 'amount':
      return formatAmount(answer.amount);
    case 'date':
      return formatDate(answer.date, language);
  }
}
