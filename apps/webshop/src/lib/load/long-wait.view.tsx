import { Button, type ButtonProps } from '@stadstegoed/ui/button/button.tsx';
import { FloatingNote } from '@stadstegoed/ui/toast/floating-note.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LongWaits, type Wait } from './long-waits.ts';
import { useTexts } from '../texts/texts.ts';
import { useService } from '../view-model/use-view-model.ts';

/**
 * Says after five seconds that it takes longer than usual. Stands in every part of the screen that can wait; when several wait
 * at once, one of them says it. `isWaiting` is true unless told otherwise, for a part that is drawn only while it waits.
 */
export const LongWaitNote = observer(function LongWaitNote({ isWaiting = true }: { readonly isWaiting?: boolean }) {
  const waits = useService(LongWaits);
  const translate = useTexts();
  const [wait] = useState<Wait>(() => ({}));
  useEffect(() => (isWaiting ? waits.begin(wait) : undefined), [waits, wait, isWaiting]);
  return <FloatingNote text={waits.told === wait ? translate('shell.longWait') : null} />;
});

/** A button whose press asks the platform something: says so when the answer takes longer than usual. */
export function CallButton(props: ButtonProps) {
  return (
    <>
      <Button {...props} />
      <LongWaitNote isWaiting={typeof props.busy === 'string'} />
    </>
  );
}
