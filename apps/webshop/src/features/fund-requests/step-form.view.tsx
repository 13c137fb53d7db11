import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { requestSteps } from '@stadstegoed/core/fund-requests/request-flow.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { observer } from 'mobx-react-lite';
import type { SyntheticEvent } from 'react';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { StepProps } from './step-props.ts';
import { SavedNote } from './saved-note.view.tsx';
import type { Elements } from '@stadstegoed/ui/elements.ts';

export interface StepFormProps extends Pick<StepProps, 'model' | 'flow'> {
  readonly onSubmit: () => void;
  /** The text of the button while the answer is checked or sent; false while it is not. */
  readonly busy?: string | false;
  /** The text of the button, when it is not "Volgende". */
  readonly next?: string;
  /** A button or link beside the primary button. */
  readonly extra?: Elements;
  readonly children: Elements;
}

/** The form of a step: its fields, the buttons, and when the answers were stored. */
export const StepForm = observer(function StepForm(props: StepFormProps) {
  const translate = useTexts();
  const { model, flow, onSubmit, busy = false, next, extra, children } = props;
  const { page } = model;
  const isFirst = page?.kind === 'step' && page.step === requestSteps(flow)[0];
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="request-form" noValidate onSubmit={handleSubmit}>
      {children}
      <div className="actions">
        <CallButton
          type="submit"
          appearance="primary"
          busy={busy}
          iconEnd={next === undefined ? <IconArrowRight stroke={1.5} aria-hidden="true" /> : null}
        >
          {next ?? translate('fundRequests.next')}
        </CallButton>
        {extra}
        {isFirst ? null : (
          <Button appearance="subtle" icon={<IconArrowLeft stroke={1.5} aria-hidden="true" />} onClick={model.back}>
            {translate('shell.previous')}
          </Button>
        )}
        <SavedNote model={model} />
      </div>
    </form>
  );
});
