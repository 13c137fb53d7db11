import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Chips, ToggleChip } from '@stadstegoed/ui/chip/chip.tsx';
import { Select } from '@stadstegoed/ui/field/choices.tsx';
import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { formatSigned } from '@stadstegoed/ui/format.ts';
import { minusMoney, NO_MONEY } from '@stadstegoed/core/shared/money.ts';
import { observer } from 'mobx-react-lite';
import { FormField } from '../../support/observed-field.tsx';
import { useTexts } from '../../support/texts.ts';
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
            {translate('vouchers.timeline.kind.all')} {timeline.entries.length}
          </ToggleChip>
          {kinds.map((one) => (
            <ToggleChip key={one.kind} pressed={kind === one.kind} onToggle={() => timeline.chooseKind(one.kind)}>
              {translate(`vouchers.timeline.kind.${one.kind}`)} {one.count}
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

/** The number of lines and their sums, announced when a filter changes them. */
export const TimelineTotalsLine = observer(function TimelineTotalsLine({ timeline }: Props) {
  const translate = useTexts();
  if (timeline.kinds.length === 0 && !timeline.hasMany) return null;
  const { totals, shown } = timeline;
  return (
    <p role="status" className="voucher-timeline__totals figures">
      <span>{translate('vouchers.timeline.lines', { count: shown.length })}</span>{' '}
      {totals.out === 0 ? null : (
        <span>{translate('vouchers.timeline.out', { amount: formatSigned(minusMoney(NO_MONEY, totals.out)) })}</span>
      )}{' '}
      {totals.in === 0 ? null : <span>{translate('vouchers.timeline.in', { amount: formatSigned(totals.in) })}</span>}
    </p>
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
