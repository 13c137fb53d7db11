import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import './record-form.css';

const STEPS = [1, 2] as const;

/** Which of the two steps this is, and its question. */
export function StepHead({ step, title }: { readonly step: 1 | 2; readonly title: string }) {
  const translate = useTexts();
  return (
    <>
      <p className="text-sm text-subtle">
        <strong>{translate('records.create.step', { step })}</strong>
        <span>{` · ${translate('records.create.title')}`}</span>
      </p>
      <div className="record-steps" aria-hidden="true">
        {STEPS.map((number) => (
          <span key={number} data-on={number <= step ? true : undefined} />
        ))}
      </div>
      <Heading level={1}>{title}</Heading>
    </>
  );
}
