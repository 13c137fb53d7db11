import { situationOf, type Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Track, type TrackStep } from '@stadstegoed/ui/track/track.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { dateText } from './reimbursement-texts.ts';

/** How far a reimbursement is: sent, looked at, paid or declined; nothing when that is unknown. */
export function ReimbursementTrack({ reimbursement }: { readonly reimbursement: Reimbursement }) {
  const translate = useTexts();
  const steps = useSteps(reimbursement);
  return steps.length === 0 ? null : (
    <Card padded>
      <Heading level={2} size={3}>
        {translate('reimbursements.track.title')}
      </Heading>
      <Track steps={steps} />
    </Card>
  );
}

function useSteps(reimbursement: Reimbursement): readonly TrackStep[] {
  const translate = useTexts();
  const language = useLanguage();
  const submitted = dateText(reimbursement.submittedOn, language);
  const resolved = dateText(reimbursement.resolvedOn, language);
  const sent: TrackStep = { progress: 'done', title: translate('reimbursements.track.sent'), text: submitted };
  const paid = translate('reimbursements.track.paid');
  const situation = situationOf(reimbursement);
  switch (situation) {
    case 'unknown':
      return submitted === undefined ? [] : [sent];
    case 'approved':
      return [
        sent,
        { progress: 'done', title: translate('reimbursements.situation.approved'), text: resolved },
        { progress: 'todo', title: paid, text: translate('reimbursements.track.days') },
      ];
    case 'declined':
      return [sent, { progress: 'stop', title: translate('reimbursements.situation.declined'), text: resolved }];
    case 'pending':
      return [
        sent,
        { progress: 'now', title: translate('reimbursements.track.looking') },
        { progress: 'todo', title: paid, text: translate('reimbursements.track.mail') },
      ];
    case 'draft':
    case 'expired':
    case 'stopped': {
      const ended: TrackStep = { progress: 'stop', title: translate(`reimbursements.situation.${situation}`) };
      return submitted === undefined ? [ended] : [sent, ended];
    }
  }
}
