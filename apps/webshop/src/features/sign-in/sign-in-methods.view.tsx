import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { ChoiceButton, ChoiceLink, DigidMark } from '@stadstegoed/ui/choice-card/choice-card.tsx';
import { observer } from 'mobx-react-lite';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { Settings } from '../../lib/app/settings.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel, useService } from '../../lib/view-model/use-view-model.ts';
import { DigidSignInViewModel } from './digid-sign-in.vm.ts';

/** What a method does: follow a link on the screen, or call a function in a dialog. */
export type ChoiceTarget = { readonly href: string } | { readonly onSelect: () => void };

/** The DigiD button with the name that Logius requires, and the municipality's name instead of the supplier's. */
export const DigidChoice = observer(function DigidChoice(props: {
  readonly target: string | null;
  /** Whether it restores an account. */
  readonly isRestore?: boolean;
}) {
  const { isRestore = false } = props;
  const model = usePartModel(DigidSignInViewModel, { target: props.target, isRestore });
  const { variant } = useService(Settings);
  const translate = useTexts();
  const text = translate(isRestore ? 'signIn.restore.digid' : 'signIn.digid.text', {
    municipality: variant.municipality,
  });
  return (
    <>
      <ChoiceButton
        icon={<DigidMark />}
        title={translate('signIn.digid.choice')}
        text={text}
        onSelect={() => void model.leave()}
      />
      <span className="visually-hidden" aria-live="polite">
        {model.action.isBusy ? translate('signIn.digid.busy') : ''}
      </span>
      <LongWaitNote isWaiting={model.action.isBusy} />
    </>
  );
});

const ICONS = { email: IconMail, app: IconDeviceMobile };

/** Sign-in by a mailed link or with the mobile app. */
export function MethodChoice({ method, target }: { readonly method: 'email' | 'app'; readonly target: ChoiceTarget }) {
  const translate = useTexts();
  const Icon = ICONS[method];
  const content = {
    icon: <Icon stroke={1.5} aria-hidden="true" />,
    title: translate(`signIn.${method}.choice`),
    text: translate(`signIn.${method}.text`),
  };
  return 'href' in target ? (
    <ChoiceLink href={target.href} {...content} />
  ) : (
    <ChoiceButton onSelect={target.onSelect} {...content} />
  );
}
