import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { addDays } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { useState } from 'react';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Combobox } from '@stadstegoed/ui/combobox/combobox.tsx';
import { DateInput } from '@stadstegoed/ui/date-input/date-input.tsx';
import { Drawer } from '@stadstegoed/ui/dialog/dialog.tsx';
import { FormField } from '@stadstegoed/ui/field/form-field.tsx';
import { DATE_TEXTS, LIST_TEXTS } from '@stadstegoed/ui/testing/control-texts.ts';

const WORDS = {
  nl: {
    provider: 'Aanbieder',
    all: 'Alle aanbieders',
    association: 'Vereniging De Brug',
    course: 'Wanneer begint de cursus?',
    birth: 'Geboortedatum van uw kind',
    hint: 'dd-mm-jjjj',
    filters: 'Filters',
    close: 'Sluiten',
  },
  en: {
    provider: 'Provider',
    all: 'All providers',
    association: 'Bridge Association',
    course: 'When does the course start?',
    birth: 'Date of birth of your child',
    hint: 'dd-mm-yyyy',
    filters: 'Filters',
    close: 'Close',
  },
} as const;

/** The combobox, on the page and in a drawer, and the date control. `?lang=en` for English. */
export function SearchBlocks({ language, today }: { readonly language: Language; readonly today: CalendarDate }) {
  const [open, setOpen] = useState(false);
  const words = WORDS[language];
  return (
    <div className="container section stack">
      <form noValidate>
        <Providers id="provider" language={language} />
        <Day id="course" label={words.course} language={language} today={today} min={today} max={addDays(today, 90)} />
        <Day id="birth" label={words.birth} language={language} today={today} max={today} />
      </form>
      <Button onClick={() => setOpen(true)}>{words.filters}</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={words.filters} closeLabel={words.close}>
        <Providers id="drawer-provider" language={language} />
      </Drawer>
    </div>
  );
}

function Providers({ id, language }: { readonly id: string; readonly language: Language }) {
  const [provider, setProvider] = useState<string | null>('all');
  const words = WORDS[language];
  const options = [
    { value: 'all', label: words.all },
    { value: 'cafe', label: 'Café Het Plein' },
    { value: 'pool', label: 'Zwembad De Golfslag' },
    ...Array.from({ length: 117 }, (_, index) => ({ value: `${index}`, label: `${words.association} ${index + 1}` })),
  ];
  return (
    <FormField id={id} label={words.provider}>
      {(control) => (
        <Combobox {...control} options={options} value={provider} onChange={setProvider} texts={LIST_TEXTS[language]} />
      )}
    </FormField>
  );
}

function Day(props: {
  readonly id: string;
  readonly label: string;
  readonly language: Language;
  readonly today: CalendarDate;
  readonly min?: CalendarDate;
  readonly max?: CalendarDate;
}) {
  const { id, label, language, ...limits } = props;
  const [value, setValue] = useState('');
  return (
    <FormField id={id} label={label} hint={WORDS[language].hint}>
      {(control) => (
        <DateInput
          {...control}
          {...limits}
          value={value}
          onChange={setValue}
          language={language}
          texts={DATE_TEXTS[language]}
        />
      )}
    </FormField>
  );
}
