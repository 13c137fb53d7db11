import type { DialogProps } from '../../lib/app/dialogs.ts';
import { SecondFactorDialog } from './second-factor.view.tsx';

/** Asks for the second factor that the platform wants before it answers. */
export function Component({ params, open, onClose }: DialogProps<'second-factor-question'>) {
  const task = { task: 'confirm', state: params.state } as const;
  return <SecondFactorDialog task={task} open={open} onClose={onClose} onDone={params.onGiven} />;
}
