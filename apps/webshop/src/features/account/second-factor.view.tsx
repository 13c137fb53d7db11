import { phoneEnd } from '@stadstegoed/core/account/second-factor.ts';
import { Accordion } from '@stadstegoed/ui/accordion/accordion.tsx';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { ChoiceButton } from '@stadstegoed/ui/choice-card/choice-card.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { Select } from '@stadstegoed/ui/field/choices.tsx';
import { PinInput } from '@stadstegoed/ui/field/pin-input.tsx';
import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { QrCode } from '@stadstegoed/ui/qr-code/qr-code.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useEffectEvent, useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { ActionProblem } from '../../lib/action/action-problem.view.tsx';
import { FormErrors, FormProblem, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { useWide } from '../../lib/page/use-wide.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { SecondFactorViewModel, type AnyFactorTask } from './second-factor.vm.ts';
import './second-factor.css';

type Model = SecondFactorViewModel;

/** The dialog in which the code of a second factor is given, whatever it is for. `onDone` closes it. */
export const SecondFactorDialog = observer(function SecondFactorDialog(props: {
  readonly task: AnyFactorTask;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { task } = props;
  const translate = useTexts();
  const model = usePartModel(SecondFactorViewModel, task);
  const handleDone = useEffectEvent(props.onDone);
  useEffect(() => {
    if (model.isDone) handleDone();
  }, [model.isDone]);
  if (model.step === null) return null;
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={titleOf(task, model, translate)}
      step={model.isConnecting ? 'app' : `${model.step} ${model.waitsForMessage}`}
      closeLabel={translate('shell.close')}
      lead={leadOf(task, model, translate)}
    >
      <div className="stack">
        <Step model={model} />
        {model.canChooseAgain ? (
          <Button appearance="subtle" onClick={model.chooseAgain}>
            {translate('account.factor.otherWay')}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
});

function titleOf({ task }: AnyFactorTask, { step, isConnecting }: Model, translate: Translate): string {
  if (task === 'remove') return translate('account.factor.removeTitle');
  if (step === 'factor') return translate('account.factor.chooseTitle');
  if (step === 'kind') return translate('account.factor.setUpTitle');
  if (step === 'phone') return translate('account.factor.phoneTitle');
  if (isConnecting) return translate('account.factor.appTitle');
  return translate('account.factor.codeTitle');
}

/** Why a code is asked for, until the resident has chosen how she gets it, and where she finds it. */
function leadOf({ task }: AnyFactorTask, model: Model, translate: Translate): ReactNode {
  const sentences = [
    task === 'confirm' && !model.canChooseAgain ? translate('account.factor.why') : null,
    task === 'remove' ? translate('account.factor.removeText') : null,
    model.isConnecting ? translate('account.factor.connect') : whereCodeIs(model, translate),
  ].filter((sentence) => sentence !== null);
  if (sentences.length === 0) return undefined;
  return sentences.map((sentence) => (
    <Fragment key={sentence}>
      <span>{sentence}</span>{' '}
    </Fragment>
  ));
}

function whereCodeIs({ factor, waitsForMessage }: Model, translate: Translate): string | null {
  if (factor === null) return null;
  if (factor.kind === 'app') return translate('account.factor.openApp', { app: factor.app ?? '' });
  const digits = phoneEnd(factor);
  return translate(waitsForMessage ? 'account.factor.willSend' : 'account.factor.sent', { digits });
}

const Step = observer(function Step({ model }: { readonly model: Model }) {
  const translate = useTexts();
  switch (model.step) {
    case 'factor':
      return (
        <div className="stack">
          {model.choices.map((factor) => (
            <ChoiceButton
              key={factor.id}
              title={translate(`account.factor.by.${factor.kind}`)}
              text={factor.app ?? translate('account.factor.number', { digits: phoneEnd(factor) })}
              onSelect={() => model.chooseFactor(factor)}
            />
          ))}
        </div>
      );
    case 'kind':
      return (
        <div className="stack">
          {model.kinds.map((kind) => (
            <ChoiceButton
              key={kind}
              title={translate(`account.factor.by.${kind}`)}
              text={translate(`account.factor.about.${kind}`)}
              onSelect={() => model.chooseKind(kind)}
            />
          ))}
        </div>
      );
    case 'phone':
      return <PhoneForm model={model} />;
    case 'begin':
      return <Beginning model={model} />;
    case 'code':
      return <CodeStep model={model} />;
    case null:
      return null;
  }
});

const PhoneForm = observer(function PhoneForm({ model }: { readonly model: Model }) {
  const translate = useTexts();
  const id = useId();
  const error = useFieldError(model.phone, 'phone');
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void model.sendPhone();
  };
  return (
    <form className="stack" noValidate onSubmit={handleSubmit}>
      <FormErrors form={model.phone} ids={{ phone: id }} />
      <FormField id={id} label={translate('account.factor.phone')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            autoComplete="tel"
            width="short"
            value={model.phone.values.phone}
            onChange={(typed) => model.phone.set('phone', typed)}
            onBlur={() => model.phone.leave('phone')}
          />
        )}
      </FormField>
      <FormProblem form={model.phone} />
      <CallButton type="submit" appearance="primary" busy={model.phone.isBusy && translate('shell.sending')}>
        {translate('account.factor.sendMessage')}
      </CallButton>
    </form>
  );
});

/** An app is begun by itself; the button tries again when that failed. */
const Beginning = observer(function Beginning({ model: { beginning, begin } }: { readonly model: Model }) {
  const translate = useTexts();
  if (beginning.problem === null) return <SkeletonRows count={3} />;
  return (
    <>
      <ActionProblem action={beginning} />
      <CallButton busy={beginning.isBusy && translate('shell.loading')} onClick={() => void begin()}>
        {translate('shell.retry')}
      </CallButton>
    </>
  );
});

const CodeStep = observer(function CodeStep({ model }: { readonly model: Model }) {
  const { factor, pending } = model;
  if (factor?.kind === 'phone') {
    return (
      <>
        {model.waitsForMessage ? null : <CodeForm model={model} />}
        <MessageButton model={model} />
      </>
    );
  }
  return (
    <>
      {pending === null ? null : <AppSecret secret={pending.secret ?? ''} url={pending.secretUrl} />}
      <CodeForm model={model} />
    </>
  );
});

const MessageButton = observer(function MessageButton({ model }: { readonly model: Model }) {
  const translate = useTexts();
  const { sending, messages } = model;
  return (
    <>
      <ActionProblem action={sending} />
      <CallButton
        appearance={messages === 0 ? 'primary' : 'subtle'}
        busy={sending.isBusy && translate('shell.sending')}
        onClick={() => void model.sendMessage()}
      >
        {translate(messages === 0 ? 'account.factor.sendMessage' : 'account.factor.sendAgain')}
      </CallButton>
      <p className="text-sm text-subtle" role="status">
        {messages > 1 ? translate('account.factor.sentAgain') : ''}
      </p>
    </>
  );
});

/** What an authenticator needs: a code to scan, and the same to type or copy on this device. */
function AppSecret({ secret, url }: { readonly secret: string; readonly url: string | null }) {
  const translate = useTexts();
  const isWide = useWide();
  const toScan =
    url === null ? null : (
      <>
        <p>{translate('account.factor.scan')}</p>
        <div className="account-factor__qr">
          <QrCode value={url} title={translate('account.factor.qr')} description={translate('account.factor.orCopy')} />
        </div>
      </>
    );
  return (
    <>
      {isWide ? toScan : null}
      <SecretToCopy secret={secret} />
      {/* A phone cannot scan its own screen. */}
      {isWide || toScan === null ? null : (
        <Accordion items={[{ id: 'scan', title: translate('account.factor.onOther'), content: toScan }]} />
      )}
    </>
  );
}

function SecretToCopy({ secret }: { readonly secret: string }) {
  const translate = useTexts();
  const [told, setTold] = useState<'copied' | 'notCopied' | null>(null);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setTold('copied');
    } catch {
      setTold('notCopied');
    }
  };
  return (
    <div className="stack stack--tight">
      <p>{translate('account.factor.onThisDevice')}</p>
      <div className="row">
        <code className="account-factor__secret" translate="no">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <Button onClick={() => void handleCopy()}>{translate('account.factor.copy')}</Button>
      </div>
      <p className="text-sm text-subtle" role="status">
        {told === null ? '' : translate(`account.factor.${told}`)}
      </p>
    </div>
  );
}

const CodeForm = observer(function CodeForm({ model }: { readonly model: Model }) {
  const translate = useTexts();
  const id = useId();
  const { code: form, asksForApp, apps } = model;
  const error = useFieldError(form, 'code');
  const appError = useFieldError(form, 'app');
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void model.giveCode();
  };
  return (
    <form className="stack" noValidate onSubmit={handleSubmit}>
      <FormErrors form={form} ids={{ code: id, app: `${id}-app` }} />
      {asksForApp ? (
        <FormField id={`${id}-app`} label={translate('account.factor.whichApp')} error={appError}>
          {(control) => (
            <Select
              {...control}
              value={form.values.app}
              options={[
                { value: '', label: translate('account.factor.chooseApp') },
                ...apps.map(({ key, name }) => ({ value: key, label: name })),
              ]}
              onChange={(key) => form.set('app', key)}
            />
          )}
        </FormField>
      ) : null}
      <FormField id={id} label={translate('account.factor.code')} error={error}>
        {(control) => <PinInput {...control} value={form.values.code} onChange={(typed) => form.set('code', typed)} />}
      </FormField>
      <FormProblem form={form} />
      <CallButton type="submit" appearance="primary" busy={form.isBusy && translate('shell.sending')}>
        {translate('account.factor.send')}
      </CallButton>
    </form>
  );
});
