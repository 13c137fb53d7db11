import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { typedAmount } from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import { voucherOwner } from '@stadstegoed/core/vouchers/voucher-owner.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { DataList } from '@stadstegoed/ui/data-list/data-list.tsx';
import { AmountInput, EmailInput, Textarea, TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import type { FieldControlProps } from '@stadstegoed/ui/field/form-field.tsx';
import { FormBlock } from '@stadstegoed/ui/form-block/form-block.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { observer } from 'mobx-react-lite';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { useState, type ReactElement } from 'react';
import { FormErrors, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
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

const ORDER = ['receipt', 'amount', 'voucher', 'account'] as const satisfies readonly (keyof typeof PARTS)[];

type Field = keyof typeof IDS;
type TextName = Exclude<Field, 'voucherId' | 'files'>;
type ClaimProps = { readonly claim: ReimbursementForm };

export interface ReimbursementFormFieldsProps {
  readonly claim: ReimbursementForm;
  /** What was refused or cancelled before: everything but the receipt is shown as it was filled in; null for none. */
  readonly follows: 'again' | 'cancelled' | null;
  readonly onPreview: (item: UploadItem) => void;
}

type Part = keyof typeof PARTS;

/** The error summary and the parts of a reimbursement. What is known and right is shown until the resident changes it. */
export const ReimbursementFormFields = observer(function ReimbursementFormFields({
  claim,
  follows,
  onPreview,
}: ReimbursementFormFieldsProps) {
  const translate = useTexts();
  const [known, setKnown] = useState<readonly Part[]>(() => knownParts(claim, follows !== null));
  // A part that the platform refuses is opened, and stays open while the resident mends it.
  const right = known.filter((part) => claim.areFine(PARTS[part]));
  if (right.length < known.length) setKnown(right);
  const open = ORDER.filter((part) => !right.includes(part));
  const change = (part: Part, field: Field): void => {
    setKnown(right.filter((other) => other !== part));
    // The button goes away; the control takes its focus.
    requestAnimationFrame(() => document.getElementById(IDS[field])?.focus());
  };
  const contents: Readonly<Record<Part, Elements>> = {
    receipt: <ReceiptFields claim={claim} isAgain={follows === 'again'} onPreview={onPreview} />,
    amount: <AmountFields claim={claim} />,
    voucher: <VoucherChoice id={IDS.voucherId} claim={claim} />,
    account: <AccountFields claim={claim} />,
  };
  return (
    <>
      <FormErrors form={claim.form} ids={IDS} />
      {open.map((part, index) => (
        <FormBlock
          key={part}
          number={index + 1}
          title={translate(`reimbursements.block.${part === 'receipt' && follows === 'again' ? 'newReceipt' : part}`)}
          done={claim.areRight(PARTS[part]) ? translate('reimbursements.block.done') : null}
        >
          {contents[part]}
        </FormBlock>
      ))}
      {right.length === 0 ? null : (
        <FormBlock
          number={open.length + 1}
          title={translate(`reimbursements.block.${follows === null ? 'account' : 'rest'}`)}
          done={translate('reimbursements.block.done')}
        >
          <KnownAnswers claim={claim} parts={right} onChange={change} />
          {follows === null ? <p className="text-xs text-subtle">{translate('reimbursements.form.fromLast')}</p> : null}
        </FormBlock>
      )}
    </>
  );
});

function knownParts(claim: ReimbursementForm, isAgain: boolean): readonly Part[] {
  if (isAgain) return ORDER.filter((part) => part !== 'receipt');
  return claim.isAccountKnown ? ['account'] : [];
}

/** The answers of some parts, each with a button that opens the part at its field. */
const KnownAnswers = observer(function KnownAnswers(props: {
  readonly claim: ReimbursementForm;
  readonly parts: readonly Part[];
  readonly onChange: (part: Part, field: Field) => void;
}) {
  const { parts, onChange } = props;
  const { form, voucher } = props.claim;
  const translate = useTexts();
  const { title, amount, description, iban, ibanName, email } = form.values;
  const paid = typedAmount(amount);
  const payer = voucher === null ? '' : payerOf(voucher.fund.name, voucherOwner(voucher), translate);
  const lines = (part: Part, field: Field, label: TextKey, values: readonly string[]) => ({
    part,
    field,
    label,
    values,
  });
  const answers = [
    lines('amount', 'title', 'reimbursements.line.bought', [
      title,
      paid === null ? '' : formatAmount(paid),
      description,
    ]),
    lines('voucher', 'voucherId', 'reimbursements.line.voucher', [payer]),
    lines('account', 'iban', 'reimbursements.line.account', [iban, ibanName]),
    lines('account', 'email', 'reimbursements.line.answerTo', [email]),
  ].filter(({ part, values }) => parts.includes(part) && values[0] !== '');
  const items = answers.map(({ part, field, label, values }) => ({
    label: translate(label),
    value: values.filter((value) => value !== '').map((value, at) => <div key={`${at}-${value}`}>{value}</div>),
    translate: 'no' as const,
    action: (
      <Button appearance="link" onClick={() => onChange(part, field)}>
        <span>{translate('reimbursements.form.change')}</span>{' '}
        <span className="visually-hidden">{translate(label)}</span>
      </Button>
    ),
  }));
  return <DataList layout="stacked" items={items} />;
});

const ReceiptFields = observer(function ReceiptFields(props: {
  readonly claim: ReimbursementForm;
  readonly isAgain: boolean;
  readonly onPreview: (item: UploadItem) => void;
}) {
  const { claim, isAgain, onPreview } = props;
  const translate = useTexts();
  return (
    <UploadField
      id={IDS.files}
      label={translate('reimbursements.receipts')}
      legendHidden
      hint={translate(isAgain ? 'reimbursements.form.filesAgain' : 'reimbursements.form.filesHint')}
      model={claim.uploads}
      error={useFieldError(claim.form, 'files')}
      onPreview={onPreview}
    />
  );
});

function AmountFields({ claim }: ClaimProps) {
  const translate = useTexts();
  // Few have something to add; who has finds the field open.
  const [isTold, setTold] = useState(claim.form.values.description !== '');
  const tell = (): void => {
    setTold(true);
    requestAnimationFrame(() => document.getElementById(IDS.description)?.focus());
  };
  return (
    <>
      <TextField claim={claim} name="title" label="reimbursements.form.title">
        {(typed) => <TextInput {...typed} autoComplete="off" />}
      </TextField>
      <TextField claim={claim} name="amount" label="reimbursements.form.amount">
        {(typed) => <AmountInput {...typed} />}
      </TextField>
      <MostPaidBack claim={claim} />
      {isTold ? (
        <TextField claim={claim} name="description" label="reimbursements.form.description" optional>
          {(typed) => <Textarea {...typed} rows={2} />}
        </TextField>
      ) : (
        <Button appearance="link" onClick={tell}>
          {translate('reimbursements.form.tell')}
        </Button>
      )}
    </>
  );
}

function AccountFields({ claim }: ClaimProps) {
  return (
    <>
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
    </>
  );
}

/** Says how much can be paid back, when more was paid than the balance. */
const MostPaidBack = observer(function MostPaidBack({ claim }: ClaimProps) {
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
const IbanCheck = observer(function IbanCheck({ claim }: ClaimProps) {
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
