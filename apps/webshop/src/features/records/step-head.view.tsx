import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { StepBar } from '@stadstegoed/ui/step-list/step-bar.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import './record-form.css';

/** Which of the two steps this is, and its question. */
export function StepHead({ step, title }: { readonly step: 1 | 2; readonly title: string }) {
  const translate = useTexts();
  return (
    <>
      <p className="text-sm text-subtle">
        <strong>{translate('records.create.step', { step })}</strong>
        <span>{` · ${translate('records.create.title')}`}</span>
      </p>
      <StepBar step={step} of={2} />
      <Heading level={1}>{title}</Heading>
    </>
  );
}
