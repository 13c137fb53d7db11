import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { DateInputTexts } from '../src/date-input/date-input.tsx';

/** Texts of the date control for tests; a screen passes its own. */
export const DATE_TEXTS: Readonly<Record<Language, DateInputTexts>> = {
  nl: {
    choose: 'Kies een dag',
    close: 'Sluiten',
    loading: 'De kalender wordt opgehaald…',
    failed: 'De kalender opent nu niet. Typ de datum in het veld.',
    previousMonth: 'Vorige maand',
    nextMonth: 'Volgende maand',
    month: 'Maand',
    year: 'Jaar',
    today: 'vandaag',
    chosen: 'gekozen',
    unavailable: 'niet te kiezen',
  },
  en: {
    choose: 'Choose a day',
    close: 'Close',
    loading: 'Fetching the calendar…',
    failed: 'The calendar cannot open now. Type the date in the field.',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    month: 'Month',
    year: 'Year',
    today: 'today',
    chosen: 'chosen',
    unavailable: 'not available',
  },
};

/** Texts of the combobox for tests and the gallery. */
export const LIST_TEXTS = {
  nl: { results: (count: number) => (count === 1 ? '1 resultaat' : `${count} resultaten`), none: 'Niets gevonden' },
  en: { results: (count: number) => (count === 1 ? '1 result' : `${count} results`), none: 'Nothing found' },
} as const;
