import type { TrackStep } from '@stadstegoed/core/reservations/reservation-rules.ts';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Track } from '@stadstegoed/ui/track/track.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';

/** How far a reservation is, upright or as a row. */
export function ReservationTrack(props: {
  readonly steps: readonly TrackStep[];
  readonly provider: string;
  readonly row?: boolean;
}) {
  const { steps, provider, row = false } = props;
  const translate = useTexts();
  const language = useLanguage();
  const dateOf = ({ name, day }: TrackStep): string | undefined => {
    if (day === null) return undefined;
    const date = formatDate(day, language);
    return name === 'collect' ? translate('reservations.track.until', { date }) : date;
  };
  return (
    <Track
      row={row}
      steps={steps.map((step) => ({
        progress: step.progress,
        title:
          step.progress === 'stop'
            ? translate(`reservations.state.${step.name}`)
            : translate(`reservations.track.${step.name}`, { provider }),
        text: dateOf(step),
      }))}
    />
  );
}
