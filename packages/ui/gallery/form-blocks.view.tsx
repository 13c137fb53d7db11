import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { useState } from 'react';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { ChoiceCard, DigidMark } from '@stadstegoed/ui/choice-card/choice-card.tsx';
import { ErrorSummary } from '@stadstegoed/ui/error-summary/error-summary.tsx';
import { Checkbox, RadioGroup, Select } from '@stadstegoed/ui/field/choices.tsx';
import { CodeInput, PinInput } from '@stadstegoed/ui/field/code-input.tsx';
import { FieldGroup, FormField } from '@stadstegoed/ui/field/form-field.tsx';
import { AmountInput, TextInput, Textarea } from '@stadstegoed/ui/field/text-input.tsx';
import { WizardSteps } from '@stadstegoed/ui/step-list/step-list.tsx';

const codeError = 'Deze code is al gebruikt. Kijk of u de code uit de nieuwste brief heeft.';
const yesNo = [
  { value: 'ja', label: 'Ja' },
  { value: 'nee', label: 'Nee', hint: 'U kunt dit later nog wijzigen.' },
] as const;

/** Forms: the list of steps, errors, fields and choices. */
export function FormBlocks() {
  const [values, setValues] = useState({
    code: 'KD7M-40PX',
    pin: '123',
    amount: '12,50',
    name: '',
    note: '',
  });
  const set = (name: keyof typeof values) => (value: string) => setValues((old) => ({ ...old, [name]: value }));
  return (
    <div className="container section split split--wizard">
      <WizardSteps
        label="Stappen"
        position="Stap 2 van 3"
        doneLabel="klaar"
        steps={[
          { id: 1, title: 'Uw gezin', state: 'done', href: '#1' },
          { id: 2, title: 'Uw inkomen', state: 'current' },
          { id: 3, title: 'Controleren', state: 'todo' },
        ]}
      />
      <div>
        <ErrorSummary title="Er is 1 fout" errors={[{ fieldId: 'code', message: codeError }]} attempt={0} />
        <form noValidate>
          <FormField
            id="code"
            label="Activatiecode"
            hint="8 tekens. Het streepje zetten wij er zelf tussen."
            error={codeError}
          >
            {(control) => <CodeInput {...control} value={values.code} onChange={set('code')} />}
          </FormField>
          <FormField id="pin" label="Code uit de app" hint="6 cijfers">
            {(control) => <PinInput {...control} value={values.pin} onChange={set('pin')} />}
          </FormField>
          <FormField id="amount" label="Bedrag">
            {(control) => <AmountInput {...control} value={values.amount} onChange={set('amount')} />}
          </FormField>
          <FormField id="name" label="Naam">
            {(control) => <TextInput {...control} value={values.name} onChange={set('name')} />}
          </FormField>
          <FormField id="note" label="Opmerking" optionalText="(niet verplicht)">
            {(control) => <Textarea {...control} value={values.note} onChange={set('note')} />}
          </FormField>
          <FormField id="distance" label="Niet verder dan">
            {(control) => (
              <Select
                {...control}
                value="5"
                options={[{ value: '5', label: '5 kilometer' }]}
                onChange={() => undefined}
              />
            )}
          </FormField>
          <Choices />
          <div className="actions">
            <Button type="submit" appearance="primary">
              Activeer tegoed
            </Button>
          </div>
        </form>
      </div>
    </div>
  );
}

function Choices() {
  const [method, setMethod] = useState('digid');
  return (
    <>
      <RadioGroup id="kids" label="Heeft u kinderen?" options={yesNo} value="ja" onChange={() => undefined} />
      <FieldGroup id="method" label="Hoe wilt u het tegoed activeren?">
        <ChoiceCard
          id="method"
          name="method"
          value="code"
          title="Met een activatiecode"
          text="De code staat in de brief."
          icon={<IconKey stroke={1.5} />}
          checked={method === 'code'}
          onChange={setMethod}
        />
        <ChoiceCard
          name="method"
          value="digid"
          title="Met DigiD"
          text="We kijken meteen of u aan de voorwaarden voldoet."
          icon={<DigidMark />}
          checked={method === 'digid'}
          onChange={setMethod}
        />
      </FieldGroup>
      <Checkbox label="Ik heb alles naar waarheid ingevuld" checked onChange={() => undefined} />
    </>
  );
}
