import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import type { Validator, ValidationState } from '@stadstegoed/core/records/validation.ts';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { breakable, ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { tintClass, tintOf } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import type { RecordValidateViewModel } from './record-validate.vm.ts';
import './record-validate.css';

const STATE_TEXTS: Readonly<Record<ValidationState, TextKey>> = {
  pending: 'records.stamps.waits',
  approved: 'records.validate.said.yes',
  declined: 'records.validate.said.no',
};

/** The validators of the municipality, each with a button or what it answered (reading 31). */
export const ValidatorList = observer(function ValidatorList(props: {
  readonly validators: readonly Validator[];
  readonly model: RecordValidateViewModel;
}) {
  const translate = useTexts();
  if (props.validators.length === 0) return <p>{translate('records.validate.nobody')}</p>;
  return (
    <ul className="record-validators">
      {props.validators.map((validator) => (
        <ValidatorRow key={validator.id} validator={validator} model={props.model} />
      ))}
    </ul>
  );
});

const ValidatorRow = observer(function ValidatorRow(props: {
  readonly validator: Validator;
  readonly model: RecordValidateViewModel;
}) {
  const { validator, model } = props;
  const translate = useTexts();
  const state = model.stateOf(validator);
  return (
    <li className={tintClass(tintOf(Number(validator.organization.id)))}>
      <span className="record-icon">
        <IconBuilding stroke={1.5} aria-hidden="true" />
      </span>
      <span>
        <strong>
          <ContentText>{validator.organization.name}</ContentText>
        </strong>
        {validator.email === null ? null : <small>{breakable(validator.email)}</small>}
        {state === null ? null : <small>{translate(STATE_TEXTS[state])}</small>}
      </span>
      <span className="record-validators__end">
        {state === 'pending' ? (
          <Badge kind="warning" icon={<IconHourglass size={16} stroke={1.5} aria-hidden="true" />}>
            {translate('records.status.asked')}
          </Badge>
        ) : (
          <AskButton validator={validator} model={model} label={state === null ? 'ask' : 'askAgain'} />
        )}
      </span>
    </li>
  );
});

const AskButton = observer(function AskButton(props: {
  readonly validator: Validator;
  readonly model: RecordValidateViewModel;
  readonly label: 'ask' | 'askAgain';
}) {
  const { validator, model, label } = props;
  const translate = useTexts();
  return (
    <CallButton
      busy={model.isAsking(validator) && translate('records.validate.asking')}
      onClick={() => void model.ask(validator)}
    >
      <span>{translate(`records.validate.${label}`)}</span>{' '}
      <span className="visually-hidden">
        <ContentText>{validator.organization.name}</ContentText>
      </span>
    </CallButton>
  );
});
