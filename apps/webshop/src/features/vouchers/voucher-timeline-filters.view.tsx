import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Chips, ToggleChip } from '@stadstegoed/ui/chip/chip.tsx';
import { Select } from '@stadstegoed/ui/field/choices.tsx';
import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { formatSigned, speakAmount } from '@stadstegoed/ui/format.ts';
import { minusMoney, NO_MONEY } from '@stadstegoed/core/shared/money.ts';
import { observer } from 'mobx-react-lite';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts } from '../../lib/page/texts.ts';
import { useLanguage } from '../../lib/page/use-language.ts';
import { useLiveAfterChange } from '../../lib/load/use-live-after-change.ts';
import type { TimelinePeriod, VoucherTimeline } from './voucher-timeline.ts';

interface Props {
  readonly timeline: VoucherTimeline;
}

const PERIODS: readonly TimelinePeriod[] = ['all', 'quarter', 'year'];

/** The kinds as chips with their numbers; a period and a search for a long timeline. */
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
      {timeline.hasMany ? <PeriodAndSearch timeline={timeline} /> : null}
    </div>
  );
});

const PeriodAndSearch = observer(function PeriodAndSearch({ timeline }: Props) {
  const translate = useTexts();
  return (
    <div className="voucher-timeline__fields">
      <FormField id="timeline-period" label={translate('vouchers.timeline.period')} optionalText="">
        {(control) => (
          <Select
            {...control}
            options={PERIODS.map((value) => ({ value, label: translate(`vouchers.timeline.period.${value}`) }))}
            value={timeline.period}
            onChange={(chosen) => timeline.choosePeriod(PERIODS.find((period) => period === chosen) ?? 'all')}
          />
        )}
      </FormField>
      <FormField id="timeline-words" label={translate('vouchers.timeline.search')} optionalText="">
        {(control) => <TextInput {...control} type="search" value={timeline.words} onChange={timeline.search} />}
      </FormField>
    </div>
  );
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
  if (timeline.kinds.length === 0 && !timeline.hasMany) return null;
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
    <div className="voucher-timeline__none">
      <p>
        <strong>{translate('vouchers.timeline.none')}</strong>
      </p>
      <p>{translate('vouchers.timeline.noneHow')}</p>
      <Button onClick={timeline.clear}>{translate('vouchers.timeline.clear')}</Button>
    </div>
  );
});
