import { FormField as PlainField } from '@stadstegoed/ui/field/form-field.tsx';
import { Observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';

/**
 * The field of the controls package, for a control whose value stands in a form model: the field draws its control while it
 * draws itself, where the observer round it does not look.
 */
export function FormField({ children, ...rest }: ComponentProps<typeof PlainField>) {
  return <PlainField {...rest}>{(control) => <Observer>{() => <>{children(control)}</>}</Observer>}</PlainField>;
}
