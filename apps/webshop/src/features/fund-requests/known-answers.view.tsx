import type { Household, Relative } from '@stadstegoed/core/fund-requests/prefills.ts';
import type { Criterion } from '@stadstegoed/core/funds/criterion.ts';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { DataList } from '@stadstegoed/ui/data-list/data-list.tsx';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { shownAnswer } from './answer-lines.ts';
import { answerText } from './answer-list.view.tsx';
import { questionLabel } from './request-sentences.ts';
import { KNOWN_ID } from './step-answers.ts';

/** Says where the answers of the municipality come from, and what to do when one is wrong. */
export function KnownSource() {
  const translate = useTexts();
  return (
    <div id={KNOWN_ID}>
      <Notice kind="info" title={translate('fundRequests.known.title')}>
        <p>
          <CallUs text="fundRequests.known.text" />
        </p>
      </Notice>
    </div>
  );
}

/** The answers that the municipality fills in. */
export function KnownAnswers({ criteria }: { readonly criteria: readonly Criterion[] }) {
  const translate = useTexts();
  const language = useLanguage();
  return (
    <Card padded>
      <DataList
        items={criteria.map((criterion) => ({
          label: questionLabel(criterion),
          value: answerText(shownAnswer(criterion, criterion.question?.known ?? ''), translate, language),
        }))}
      />
    </Card>
  );
}

/** Who lives with the resident, as the population register has it. */
export function HouseholdList({ partner, children }: Household) {
  const translate = useTexts();
  const relatives = [
    ...(partner === null ? [] : [{ relative: partner, label: translate('fundRequests.known.partner') }]),
    ...children.map((relative, index) => ({
      relative,
      label: translate('fundRequests.known.child', { number: index + 1 }),
    })),
  ];
  return (
    <section className="stack">
      <Heading level={2}>{translate('fundRequests.known.household')}</Heading>
      {relatives.length === 0 ? (
        <p>{translate('fundRequests.known.alone')}</p>
      ) : (
        <Card padded>
          <DataList items={relatives.map(({ relative, label }) => ({ label, value: <Person {...relative} /> }))} />
        </Card>
      )}
    </section>
  );
}

function Person({ name, birthDate }: Relative) {
  const translate = useTexts();
  const language = useLanguage();
  return (
    <>
      <ContentText>{name}</ContentText>
      {birthDate === null ? null : (
        <>
          {' '}
          <span className="request-aside">
            {translate('fundRequests.known.born', { date: formatDate(birthDate, language) })}
          </span>
        </>
      )}
    </>
  );
}
