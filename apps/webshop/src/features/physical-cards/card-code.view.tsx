import {
  cardNumberLength,
  exampleNumber,
  formatOwnDigits,
  ownLength,
} from '@stadstegoed/core/physical-cards/card-number.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { CardNumberInput } from '@stadstegoed/ui/field/grouped-input.tsx';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FormErrors, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { CardCodeForm } from './card-code-form.ts';
import { PlasticCard } from './parts/plastic-card.tsx';

/** The number of a card that the resident has: it is formatted while typing; every refusal is at the field. */
export const CardCodeView = observer(function CardCodeView(props: { voucher: Voucher; code: CardCodeForm }) {
  const { voucher, code } = props;
  const { type } = code;
  const translate = useTexts();
  const id = useId();
  const error = useFieldError(code.form, 'code');
  const group = type.prefix === '' ? 'physicalCards.code.whole' : 'physicalCards.code';
  return (
    <>
      <FormErrors form={code.form} ids={{ code: id }} />
      <FormField
        id={id}
        label={translate('physicalCards.code.label')}
        hint={translate(`${group}.hint`, { count: ownLength(type), prefix: type.prefix })}
        error={error}
      >
        {(control) => (
          <CardNumberInput
            {...control}
            prefix={type.prefix}
            format={(typed) => formatOwnDigits(typed, type)}
            value={code.form.values.code}
            onChange={code.enter}
            onBlur={() => code.form.leave('code')}
          />
        )}
      </FormField>
      {code.isRejected ? (
        <p className="card-rejected">
          <CallUs text="physicalCards.code.rejected" />
        </p>
      ) : null}
      <div className="card-where">
        <PlasticCard
          voucher={voucher}
          number={exampleNumber(type)}
          photo={type.photo}
          size="small"
          label={translate('physicalCards.example')}
        />
        <p className="text-sm text-subtle">
          {translate(`${group}.where`, { count: cardNumberLength(type), prefix: type.prefix })}
        </p>
      </div>
    </>
  );
});
