import type { Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { useTexts } from '../../support/texts.ts';
import { useLanguage } from '../../support/use-language.ts';
import { reimbursementFace } from './reimbursement-face.ts';
import { dateText } from './reimbursement-texts.ts';

type Step = {
  readonly state: 'done' | 'now' | 'todo' | 'no';
  readonly title: string;
  readonly text?: string | undefined;
};

/** How far a reimbursement is: sent, looked at, paid or declined. */
export function ReimbursementTrack({ reimbursement }: { readonly reimbursement: Reimbursement }) {
  const translate = useTexts();
  const steps = useSteps(reimbursement);
  return (
    <Card padded>
      <Heading level={2} size={3}>
        {translate('reimbursements.track.title')}
      </Heading>
      <ol className="claim-track plain-list">
        {steps.map(({ state, title, text }) => (
          <li key={title} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <strong>{title}</strong>
            {text === undefined ? null : <small>{text}</small>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function useSteps(reimbursement: Reimbursement): readonly Step[] {
  const translate = useTexts();
  const language = useLanguage();
  const submitted = dateText(reimbursement.submittedOn, language);
  const resolved = dateText(reimbursement.resolvedOn, language);
  const sent: Step = { state: 'done', title: translate('reimbursements.track.sent'), text: submitted };
  const { situation } = reimbursementFace(reimbursement);
  switch (situation) {
    case 'approved':
      return [sent, { state: 'done', title: translate('reimbursements.situation.approved'), text: resolved }];
    case 'declined':
      return [sent, { state: 'no', title: translate('reimbursements.situation.declined'), text: resolved }];
    case 'pending':
      return [
        sent,
        { state: 'now', title: translate('reimbursements.track.looking') },
        { state: 'todo', title: translate('reimbursements.track.paid'), text: translate('reimbursements.track.mail') },
      ];
    case 'draft':
    case 'expired':
    case 'stopped': {
      const ended: Step = { state: 'no', title: translate(`reimbursements.situation.${situation}`) };
      return submitted === undefined ? [ended] : [sent, ended];
    }
  }
}
