import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { Button, ButtonLink, type ButtonAppearance } from '@stadstegoed/ui/button/button.tsx';
import { CallButton } from '../../../support/long-wait.view.tsx';
import { useHref } from '../../../support/shop-link.tsx';
import { sentenceText, useTexts } from '../../../support/texts.ts';
import type { FundAction } from '../fund-action.ts';

/** Props of the one button of a fund. */
export interface FundActionButtonProps {
  readonly action: FundAction;
  /** In lists the name of the fund, said after the label, so that ten times "Activeer" can be told apart. */
  readonly fundName?: string;
  readonly appearance?: ButtonAppearance;
  readonly wide?: boolean;
  readonly isBusy?: boolean;
  readonly onApply: () => void;
  readonly onPending: () => void;
}

/** The one button of a fund: a link where it goes somewhere, a button where it does something (1 §2). */
export function FundActionButton(props: FundActionButtonProps) {
  const { action, appearance = 'secondary', wide = false } = props;
  const translate = useTexts();
  const href = useHref();
  const look = { appearance, wide };
  const label = <ActionLabel text={sentenceText(translate, action.label)} fundName={props.fundName} />;
  switch (action.kind) {
    case 'go':
      return (
        <ButtonLink {...look} href={href(action.to)}>
          {label}
        </ButtonLink>
      );
    case 'leave':
      return (
        <ButtonLink {...look} href={action.url} rel="noopener noreferrer" iconEnd={<LeaveIcon />}>
          {label}
        </ButtonLink>
      );
    case 'apply':
      return (
        <CallButton {...look} busy={props.isBusy ? translate('funds.button.applying') : false} onClick={props.onApply}>
          {label}
        </CallButton>
      );
    case 'pending':
      return (
        <Button {...look} onClick={props.onPending}>
          {label}
        </Button>
      );
  }
}

function ActionLabel(props: { readonly text: string; readonly fundName: string | undefined }) {
  return (
    <>
      {props.text} {props.fundName === undefined ? null : <span className="visually-hidden">{props.fundName}</span>}
    </>
  );
}

function LeaveIcon() {
  return <IconExternalLink stroke={1.5} aria-hidden="true" />;
}
