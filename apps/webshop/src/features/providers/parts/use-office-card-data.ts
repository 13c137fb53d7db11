import type { Office } from '@stadstegoed/core/providers/office.ts';
import { openSomewhere } from '@stadstegoed/core/providers/open-now.ts';
import type { Position } from '@stadstegoed/core/providers/position.ts';
import { useTexts } from '../../../lib/texts/texts.ts';
import { useLanguage } from '../../../lib/texts/use-language.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import { officeCardData, weekOf, type DayRow, type OfficeCardData } from './office-card-data.ts';
import { distanceText, hoursText, openNowText, weekDayText } from './office-texts.ts';

type Opening = Pick<Office, 'state' | 'schedule'>;

/** What is shown of an office, with its texts. */
export interface ShownOffice extends OfficeCardData {
  /** Null when the hours are unknown. */
  readonly openText: string | null;
  /** `0,8 km`; null while the distance is unknown. */
  readonly distance: string | null;
}

/** A function that tells what is shown of an office now, seen from a place. */
export function useOfficeCardData(from: Position | null = null): (office: Office) => ShownOffice {
  const now = useNow();
  const translate = useTexts();
  const language = useLanguage();
  return (office) => {
    const face = officeCardData(office, now, from);
    return {
      ...face,
      openText: openNowText(face.open, translate, language),
      distance: face.kilometres === null ? null : distanceText(face.kilometres, language),
    };
  };
}

/** A function that tells whether one of the offices of a provider is open now. Null without an office. */
export function useOpenNow(): (offices: readonly Opening[]) => Pick<ShownOffice, 'open' | 'openText'> | null {
  const now = useNow();
  const translate = useTexts();
  const language = useLanguage();
  return (offices) => {
    const open = openSomewhere(offices, now);
    return open === null ? null : { open, openText: openNowText(open, translate, language) };
  };
}

/** A day of the table, with its texts. */
export interface ShownDay extends DayRow {
  readonly name: string;
  readonly text: string;
}

/** The week of an office with its texts. */
export function useOfficeWeek(office: Office): readonly ShownDay[] {
  const now = useNow();
  const translate = useTexts();
  const language = useLanguage();
  return weekOf(office, now).map((row) => ({
    ...row,
    name: weekDayText(row.weekDay, language),
    text: hoursText(row.hours, translate, language),
  }));
}

/** Formats a distance in kilometres. */
export function useDistanceText(): (kilometres: number) => string {
  const language = useLanguage();
  return (kilometres) => distanceText(kilometres, language);
}
