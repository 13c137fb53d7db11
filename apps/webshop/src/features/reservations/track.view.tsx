import type { TrackStep } from '@stadstegoed/core/reservations/reservation-rules.ts';
import { classNames } from '@stadstegoed/ui/class-names.ts';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { useTexts } from '../../support/texts.ts';
import { useLanguage } from '../../support/use-language.ts';
import './track.css';

/** The course of a reservation as dots with a line, upright or as a row. */
export function Track(props: {
  readonly steps: readonly TrackStep[];
  readonly provider: string;
  readonly row?: boolean;
}) {
  const { steps, provider, row = false } = props;
  const translate = useTexts();
  const language = useLanguage();
  return (
    <ol className={classNames('track', row && 'track--row')}>
      {steps.map(({ name, progress, day }) => (
        <li
          key={name}
          className={`track__step track__step--${progress}`}
          aria-current={progress === 'now' ? 'step' : undefined}
        >
          <b>{translate(`reservations.track.${name}`, { provider })}</b>{' '}
          {day === null ? null : (
            <small>
              {name === 'collect'
                ? translate('reservations.track.until', { date: formatDate(day, language) })
                : formatDate(day, language)}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}
