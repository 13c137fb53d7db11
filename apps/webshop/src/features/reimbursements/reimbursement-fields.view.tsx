import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { ReimbursementField } from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import { AmountInput, EmailInput, Textarea, TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import type { FieldControlProps } from '@stadstegoed/ui/field/form-field.tsx';
import { FormBlock } from '@stadstegoed/ui/form-block/form-block.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { observer } from 'mobx-react-lite';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import type { ReactElement } from 'react';
import { FormErrors, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { UploadItem } from '../../lib/upload/upload-item.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import { UploadField } from '../files/parts/upload-field.tsx';
import type { ReimbursementForm } from './reimbursement-form.ts';
import { VoucherChoice } from './voucher-choice.view.tsx';

const IDS = {
  voucherId: 'reimbursement-voucher',
  title: 'reimbursement-title',
  amount: 'reimbursement-amount',
  description: 'reimbursement-description',
  files: 'reimbursement-files',
  iban: 'reimbursement-iban',
  ibanName: 'reimbursement-iban-name',
  email: 'reimbursement-email',
} as const;

type TextName = Exclude<keyof typeof IDS, 'voucherId' | 'files'>;

export interface ReimbursementFormFieldsProps {
  readonly claim: ReimbursementForm;
  readonly onPreview: (item: UploadItem) => void;
}

/** The error summary and the fields of a reimbursement. */
export const ReimbursementFormFields = observer(function ReimbursementFormFields({
  claim,
  onPreview,
}: ReimbursementFormFieldsProps) {
  const translate = useTexts();
  const filesError = useFieldError(claim.form, 'files');
  return (
    <>
      <FormErrors form={claim.form} ids={IDS} />
      <Block claim={claim} number={1} title="reimbursements.block.receipt" fields={['files']}>
        <UploadField
          id={IDS.files}
          label={translate('reimbursements.receipts')}
          hint={translate('reimbursements.form.filesHint')}
          model={claim.uploads}
          error={filesError}
          onPreview={onPreview}
        />
      </Block>
      <Block claim={claim} number={2} title="reimbursements.block.amount" fields={['title', 'amount', 'description']}>
        <TextField claim={claim} name="title" label="reimbursements.form.title">
          {(typed) => <TextInput {...typed} autoComplete="off" />}
        </TextField>
        <TextField claim={claim} name="amount" label="reimbursements.form.amount">
          {(typed) => <AmountInput {...typed} />}
        </TextField>
        <MostPaidBack claim={claim} />
        <TextField claim={claim} name="description" label="reimbursements.form.description" optional>
          {(typed) => <Textarea {...typed} rows={2} />}
        </TextField>
      </Block>
      <Block claim={claim} number={3} title="reimbursements.block.voucher" fields={['voucherId']}>
        <VoucherChoice id={IDS.voucherId} claim={claim} />
      </Block>
      <Block claim={claim} number={4} title="reimbursements.block.account" fields={['iban', 'ibanName', 'email']}>
        {claim.isAccountKnown ? (
          <p className="reimbursement-most">{translate('reimbursements.form.fromLast')}</p>
        ) : null}
        <TextField claim={claim} name="iban" label="reimbursements.form.iban" hint="reimbursements.form.ibanHint">
          {(typed) => <TextInput {...typed} className="figures" spellCheck={false} autoComplete="off" />}
        </TextField>
        <IbanCheck claim={claim} />
        <TextField claim={claim} name="ibanName" label="reimbursements.form.ibanName">
          {(typed) => <TextInput {...typed} autoComplete="name" />}
        </TextField>
        <TextField
          claim={claim}
          name="email"
          label="reimbursements.form.email"
          hint="reimbursements.form.emailHint"
          optional
        >
          {(typed) => <EmailInput {...typed} />}
        </TextField>
      </Block>
    </>
  );
});

/** A part of the form, ticked when its fields are right. */
const Block = observer(function Block(props: {
  readonly claim: ReimbursementForm;
  readonly number: number;
  readonly title: TextKey;
  readonly fields: readonly ReimbursementField[];
  readonly children: Elements;
}) {
  const { claim, number, title, fields, children } = props;
  const translate = useTexts();
  const done = claim.areRight(fields) ? translate('reimbursements.block.done') : null;
  return (
    <FormBlock number={number} title={translate(title)} done={done}>
      {children}
    </FormBlock>
  );
});

/** Says how much can be paid back, when more was paid than the balance. */
const MostPaidBack = observer(function MostPaidBack({ claim }: { readonly claim: ReimbursementForm }) {
  const translate = useTexts();
  const { mostPaidBack } = claim;
  return (
    <p className="reimbursement-most" aria-live="polite">
      {mostPaidBack === null
        ? null
        : translate('reimbursements.form.mostPaidBack', { amount: formatAmount(mostPaidBack) })}
    </p>
  );
});

/** What a control of a text field gets. */
type Typed = FieldControlProps & {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
};

/** A field whose value is a text of the form. */
const TextField = observer(function TextField(props: {
  readonly claim: ReimbursementForm;
  readonly name: TextName;
  readonly label: TextKey;
  readonly hint?: TextKey;
  readonly optional?: boolean;
  readonly children: (typed: Typed) => ReactElement;
}) {
  const { claim, name, label, hint, optional = false, children } = props;
  const { form } = claim;
  const translate = useTexts();
  const error = useFieldError(form, name);
  return (
    <FormField
      id={IDS[name]}
      label={translate(label)}
      hint={hint === undefined ? undefined : translate(hint)}
      error={error}
      optionalText={optional ? translate('shell.form.optional') : undefined}
    >
      {(control) =>
        children({
          ...control,
          value: form.values[name],
          onChange: (text) => form.set(name, text),
          onBlur: () => form.leave(name),
        })
      }
    </FormField>
  );
});

/** Says that a typed account number is right, with the name of its bank. */
const IbanCheck = observer(function IbanCheck({ claim }: { readonly claim: ReimbursementForm }) {
  const translate = useTexts();
  const { bank } = claim;
  const text =
    bank === null ? translate('reimbursements.form.ibanRight') : translate('reimbursements.form.ibanBank', { bank });
  return (
    <p className="reimbursement-right" aria-live="polite">
      {claim.isIbanRight ? (
        <>
          <IconCircleCheck size={20} stroke={1.5} aria-hidden="true" />
          <span>{text}</span>
        </>
      ) : null}
    </p>
  );
});
