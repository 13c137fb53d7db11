import type { DialogProps } from '../../lib/app/dialogs.ts';
import { SecondFactorDialog } from './second-factor.view.tsx';

/** Adds a second factor or takes one off. */
export function Component({ params, open, onClose }: DialogProps<'second-factor'>) {
  const handleDone = () => {
    params.onDone();
    onClose();
  };
  return <SecondFactorDialog task={params} open={open} onClose={onClose} onDone={handleDone} />;
}
