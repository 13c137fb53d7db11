import { DateParts as PlainDateParts } from '@stadstegoed/ui/date-parts/date-parts.tsx';
import { useEffect, type ComponentProps } from 'react';
import { watchPresses } from './press.ts';

/** The date in three fields of the ui package, for a form model: its error waits for the end of the press that leaves it. */
export function DateParts(props: ComponentProps<typeof PlainDateParts>) {
  useEffect(() => watchPresses(document), []);
  return <PlainDateParts {...props} />;
}
