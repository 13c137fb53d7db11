import type { Office } from '@stadstegoed/core/providers/office.ts';
import { classNames } from '@stadstegoed/ui/class-names.ts';
import { useTexts } from '../../../lib/texts/texts.ts';
import { useOfficeWeek, type ShownDay } from './use-office-card-data.ts';
import './office.css';

/** The opening hours by day, Monday to Sunday. The bars repeat the hours and are hidden on a phone. */
export function OfficeHours(props: { readonly office: Office }) {
  const translate = useTexts();
  const week = useOfficeWeek(props.office);
  if (props.office.state === 'active' && props.office.schedule.length === 0) {
    return <p>{translate('offices.hours.unknown')}</p>;
  }
  return (
    <table className="office-hours">
      <caption className="visually-hidden">{translate('offices.hours.title')}</caption>
      <tbody>
        {week.map((day) => (
          <tr key={day.weekDay} className={day.isToday ? 'office-hours__today' : undefined}>
            <th scope="row">
              <span>{day.name}</span>
              {day.isToday ? (
                <span className="visually-hidden">{`\u00a0${translate('offices.hours.today')}`}</span>
              ) : null}
            </th>
            <td className="office-hours__bar" aria-hidden="true">
              <DayBar day={day} />
            </td>
            <td className={classNames('figures', day.hours === null && 'text-subtle')}>{day.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayBar({ day }: { readonly day: ShownDay }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" focusable="false">
      <rect className="office-hours__ground" x="0" y="2" width="100" height="4" />
      {day.bars.map((bar) => (
        <rect key={bar.start} className="office-hours__open" x={bar.start} y="2" width={bar.length} height="4" />
      ))}
      {day.now === null ? null : <rect className="office-hours__now" x={day.now} y="0" width="0.8" height="8" />}
    </svg>
  );
}
