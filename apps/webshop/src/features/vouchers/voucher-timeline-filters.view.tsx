import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Chips, ToggleChip } from '@stadstegoed/ui/chip/chip.tsx';
import { DateInput, type DateInputTexts } from '@stadstegoed/ui/date-input/date-input.tsx';
import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { speakAmount } from '@stadstegoed/ui/format.ts';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { formatSigned } from '@stadstegoed/ui/format-date.ts';
import { readDay } from '@stadstegoed/core/shared/written-day.ts';
import { minusMoney, NO_MONEY } from '@stadstegoed/core/shared/money.ts';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useState } from 'react';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useLiveAfterChange } from '../../lib/load/use-live-after-change.ts';
import type { VoucherTimeline } from './voucher-timeline.ts';

interface Props {
  readonly timeline: VoucherTimeline;
}

/** The kinds as chips with their numbers, two days and a search, for a long timeline. */
export const TimelineFilters = observer(function TimelineFilters({ timeline }: Props) {
  const translate = useTexts();
  const { kinds, kind } = timeline;
  return (
    <div className="no-print">
      {kinds.length === 0 ? null : (
        <Chips label={translate('vouchers.timeline.filters')}>
          <ToggleChip pressed={kind === null} onToggle={() => timeline.chooseKind(null)}>
            {`${translate('vouchers.timeline.kind.all')} ${timeline.entries.length}`}
          </ToggleChip>
          {kinds.map((one) => (
            <ToggleChip key={one.kind} pressed={kind === one.kind} onToggle={() => timeline.chooseKind(one.kind)}>
              {`${translate(`vouchers.timeline.kind.${one.kind}`)} ${one.count}`}
            </ToggleChip>
          ))}
        </Chips>
      )}
      <DaysAndSearch timeline={timeline} />
    </div>
  );
});

/** After a key in the search the field is painted first; sums and lines follow, because they take a slow phone longer than a key. */
const DaysAndSearch = observer(function DaysAndSearch({ timeline }: Props) {
  const translate = useTexts();
  const { search } = timeline;
  const words = useDeferredValue(timeline.words);
  useEffect(() => search(words), [search, words]);
  return (
    <div className="voucher-timeline__fields">
      <DayLimit timeline={timeline} which="from" />
      <DayLimit timeline={timeline} which="until" />
      <FormField id="timeline-words" label={translate('vouchers.timeline.search')} optionalText="">
        {(control) => <TextInput {...control} type="search" value={timeline.words} onChange={timeline.type} />}
      </FormField>
    </div>
  );
});

/** The first or the last day, typed or chosen from a month. A day that cannot be read is told once the field is left. */
const DayLimit = observer(function DayLimit({ timeline, which }: Props & { readonly which: 'from' | 'until' }) {
  const translate = useTexts();
  const language = useLanguage();
  const [left, setLeft] = useState('');
  const { today, firstDay, [which]: typed } = timeline;
  const isUnreadable = typed !== '' && typed === left && readDay(typed) === null;
  return (
    <FormField
      id={`timeline-${which}`}
      label={translate(`vouchers.timeline.${which}`)}
      hint={translate('vouchers.timeline.dayHint')}
      optionalText=""
      error={isUnreadable ? translate('vouchers.timeline.noDay') : undefined}
    >
      {(control) => (
        <DateInput
          {...control}
          value={typed}
          onChange={(day) => timeline.limit(which, day)}
          onBlur={() => setLeft(typed)}
          today={today}
          max={today}
          {...(firstDay === null ? {} : { min: firstDay })}
          language={language}
          texts={calendarTexts(translate, which)}
        />
      )}
    </FormField>
  );
});

const calendarTexts = (translate: Translate, which: 'from' | 'until'): DateInputTexts => ({
  choose: translate(`vouchers.calendar.${which}`),
  close: translate('shell.close'),
  loading: translate('vouchers.calendar.loading'),
  failed: translate('vouchers.calendar.failed'),
  previousMonth: translate('vouchers.calendar.previousMonth'),
  nextMonth: translate('vouchers.calendar.nextMonth'),
  month: translate('vouchers.calendar.month'),
  year: translate('vouchers.calendar.year'),
  today: translate('vouchers.calendar.today'),
  chosen: translate('vouchers.calendar.chosen'),
  unavailable: translate('vouchers.calendar.unavailable'),
});

/** The number of lines and their sums, announced in words when a filter changes them. */
export const TimelineTotalsLine = observer(function TimelineTotalsLine({ timeline }: Props) {
  const translate = useTexts();
  const language = useLanguage();
  const { totals, shown } = timeline;
  const sums = [
    { key: 'vouchers.timeline.out', amount: totals.out, change: minusMoney(NO_MONEY, totals.out) },
    { key: 'vouchers.timeline.in', amount: totals.in, change: totals.in },
  ] as const;
  const lines = translate('vouchers.timeline.lines', { count: shown.length });
  const spoken = sums
    .filter(({ amount }) => amount !== 0)
    .map(({ key, amount }) => translate(key, { amount: speakAmount(amount, language) }));
  const text = [lines, ...spoken].join(', ');
  const live = useLiveAfterChange(text);
  return (
    <div className="voucher-timeline__totals figures">
      <p aria-live={live} className="visually-hidden">
        {text}
      </p>
      <span aria-hidden="true">{lines}</span>
      {sums.map(({ key, amount, change }) =>
        amount === 0 ? null : (
          <span key={key} aria-hidden="true">
            {translate(key, { amount: formatSigned(change) })}
          </span>
        ),
      )}
    </div>
  );
});

/** Shown when no line passes the filters. */
export const NoLines = observer(function NoLines({ timeline }: Props) {
  const translate = useTexts();
  return (
    <Notice title={translate('vouchers.timeline.none')}>
      <p>{translate('vouchers.timeline.noneHow')}</p>
      <Button appearance="link" onClick={timeline.clear}>
        {translate('vouchers.timeline.clear')}
      </Button>
    </Notice>
  );
});
