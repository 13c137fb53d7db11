import { FailureText } from '../../lib/action/failure-text.view.tsx';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { MessageDialog } from '../../lib/page/message-dialog.view.tsx';
import { sentenceText, useTexts } from '../../lib/texts/texts.ts';
import type { DialogProps } from '../../lib/app/dialogs.ts';

/** A message dialog with a title, lines, a close button and an optional link. */
export function Component({ params, open, onClose }: DialogProps<'notification'>) {
  const translate = useTexts();
  const href = useHref();
  const { action } = params;
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={sentenceText(translate, params.title)}
      actions={
        <>
          {action === undefined ? null : (
            <ButtonLink appearance="primary" href={href(action.to)}>
              {sentenceText(translate, action.label)}
            </ButtonLink>
          )}
          <Button appearance={action === undefined ? 'primary' : 'secondary'} onClick={onClose}>
            {translate('shell.understood')}
          </Button>
        </>
      }
    >
      {params.lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of one message never change places
        <FailureText key={index} sentence={line} />
      ))}
    </MessageDialog>
  );
}
