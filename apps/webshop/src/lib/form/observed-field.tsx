import { FormField as PlainField } from '@stadstegoed/ui/field/form-field.tsx';
import { Observer } from 'mobx-react-lite';
import { useEffect, type ComponentProps } from 'react';
import { watchPresses } from './press.ts';

/**
 * The form field of the ui package for a control whose value is in a form model. The field renders its control inside
 * its own render, which the surrounding observer does not track, so the control gets its own observer.
 */
export function FormField({ children, ...rest }: ComponentProps<typeof PlainField>) {
  useEffect(() => watchPresses(document), []);
  return <PlainField {...rest}>{(control) => <Observer>{() => children(control)}</Observer>}</PlainField>;
}
