import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { voucherOwner } from '@stadstegoed/core/vouchers/voucher-owner.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { DataList, type DataItem } from '@stadstegoed/ui/data-list/data-list.tsx';
import { AmountInput, EmailInput, Textarea, TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import type { FieldControlProps } from '@stadstegoed/ui/field/form-field.tsx';
import { FormBlock } from '@stadstegoed/ui/form-block/form-block.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { observer } from 'mobx-react-lite';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { useState, type ReactElement } from 'react';
import { FormErrors, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import type { UploadItem } from '../../lib/upload/upload-item.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import { UploadField } from '../files/parts/upload-field.tsx';
import type { ReimbursementForm } from './reimbursement-form.ts';
import { payerOf } from './reimbursement-texts.ts';
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

/** The fields of each part of the form. */
const PARTS = {
  receipt: ['files'],
  amount: ['title', 'amount', 'description'],
  voucher: ['voucherId'],
  account: ['iban', 'ibanName', 'email'],
} as const;

type TextName = Exclude<keyof typeof IDS, 'voucherId' | 'files'>;

export interface ReimbursementFormFieldsProps {
  readonly claim: ReimbursementForm;
  /** Whether everything but the receipt was filled in for the one before, and is shown as it is. */
  readonly isAgain: boolean;
  readonly onPreview: (item: UploadItem) => void;
}

/** The error summary and the fields of a reimbursement. */
export const ReimbursementFormFields = observer(function ReimbursementFormFields({
  claim,
  isAgain,
  onPreview,
}: ReimbursementFormFieldsProps) {
  const translate = useTexts();
  const known = isAgain ? knownAnswers(claim, translate) : null;
  const filesError = useFieldError(claim.form, 'files');
  return (
    <>
      <FormErrors form={claim.form} ids={IDS} />
      <Block claim={claim} part="receipt" number={1}>
        <UploadField
          id={IDS.files}
          label={translate('reimbursements.receipts')}
          hint={translate('reimbursements.form.filesHint')}
          model={claim.uploads}
          error={filesError}
          onPreview={onPreview}
        />
      </Block>
      <Block claim={claim} part="amount" number={2} known={known?.amount}>
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
      <Block claim={claim} part="voucher" number={3} known={known?.voucher}>
        <VoucherChoice id={IDS.voucherId} claim={claim} />
      </Block>
      <Block claim={claim} part="account" number={4} known={known?.account}>
        {claim.isAccountKnown ? (
          <p className="text-sm reimbursement-most">{translate('reimbursements.form.fromLast')}</p>
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

/** The answers by part; those that are empty are left out. */
function knownAnswers({ form: { values }, voucher }: ReimbursementForm, translate: Translate) {
  const lines = (...items: readonly (readonly [TextKey, string])[]): readonly DataItem[] =>
    items
      .filter(([, value]) => value !== '')
      .map(([label, value]) => ({ label: translate(label), value, translate: 'no' }));
  const payer = voucher === null ? null : payerOf(voucher.fund.name, voucherOwner(voucher), translate);
  const { title, amount, description, iban, ibanName, email } = values;
  return {
    amount: lines(
      ['reimbursements.form.title', title],
      ['reimbursements.line.paid', `€ ${amount}`],
      ['reimbursements.line.description', description],
    ),
    voucher: [{ label: translate('reimbursements.form.voucher'), value: payer }],
    account: lines(
      ['reimbursements.line.iban', iban],
      ['reimbursements.line.ibanName', ibanName],
      ['reimbursements.form.email', email],
    ),
  };
}

/** A part of the form, ticked when its fields are right. What is known and right is shown until the resident changes it. */
const Block = observer(function Block(props: {
  readonly claim: ReimbursementForm;
  readonly part: keyof typeof PARTS;
  readonly number: number;
  readonly known?: readonly DataItem[] | undefined;
  readonly children: Elements;
}) {
  const { claim, part, number, known, children } = props;
  const translate = useTexts();
  const title = translate(`reimbursements.block.${part}`);
  const fields = PARTS[part];
  const [isOpen, setOpen] = useState(known === undefined);
  const open = (): void => {
    setOpen(true);
    // The button goes away; the first control takes its focus.
    requestAnimationFrame(() => document.getElementById(IDS[fields[0]])?.focus());
  };
  const done = claim.areRight(fields) ? translate('reimbursements.block.done') : null;
  const action = (
    <Button appearance="subtle" onClick={open}>
      <span>{translate('reimbursements.form.change')}</span> <span className="visually-hidden">{title}</span>
    </Button>
  );
  return (
    <FormBlock number={number} title={title} done={done}>
      {known === undefined || isOpen || !claim.areFine(fields) ? (
        children
      ) : (
        <DataList layout="stacked" items={known.map((item, index) => (index === 0 ? { ...item, action } : item))} />
      )}
    </FormBlock>
  );
});

/** Says how much can be paid back, when more was paid than the balance. */
const MostPaidBack = observer(function MostPaidBack({ claim }: { readonly claim: ReimbursementForm }) {
  const translate = useTexts();
  const { mostPaidBack } = claim;
  return (
    <p className="text-sm reimbursement-most" aria-live="polite">
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
