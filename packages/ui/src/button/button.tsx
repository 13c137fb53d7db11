import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor } from '../link/link-component.tsx';
import type { LinkComponentProps } from '../link/link-component.tsx';
import './button.css';

/** How loud a button is. One `primary` a screen; `danger` for what cannot be undone; `light` stands on dark ground. */
export type ButtonAppearance = 'primary' | 'secondary' | 'subtle' | 'danger' | 'light';

type ButtonLook = {
  readonly appearance?: ButtonAppearance;
  readonly size?: 'medium' | 'large';
  readonly wide?: boolean;
  /** Only an icon shows: the name then comes from `aria-label`. */
  readonly iconOnly?: boolean;
  /** Stands before the words. Decorative: the words say the same. */
  readonly icon?: ReactNode;
  /** Stands after the words, such as an arrow. */
  readonly iconEnd?: ReactNode;
};

/** Props of a button. */
export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> &
  ButtonLook & {
    /** What the button is doing now ("Bezig met reserveren…"); while it is set, clicks are ignored and focus stays. */
    readonly busy?: string | false;
  };

/**
 * A button. It is never disabled, so that it stays reachable and can say what is wrong; while busy it
 * keeps its width because both texts lie in the same cell. The live region stands beside the button: inside it nobody hears it.
 */
export function Button(props: ButtonProps) {
  const {
    appearance,
    size,
    wide,
    iconOnly,
    icon,
    iconEnd,
    busy = false,
    onClick,
    className,
    children,
    ...rest
  } = props;
  const isBusy = busy !== false;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        className={classNames(buttonClass({ appearance, size, wide, iconOnly }), className)}
        aria-disabled={isBusy || undefined}
        onClick={handleClick}
      >
        <Content icon={icon} iconEnd={iconEnd} hidden={isBusy}>
          {children}
        </Content>
        <span className="stads-button__busy">{busy}</span>
      </button>
      <span className="visually-hidden" aria-live="polite">
        {busy}
      </span>
    </>
  );
}

/** Props of a link that looks like a button. */
export type ButtonLinkProps = LinkComponentProps & ButtonLook;

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function ButtonLink(props: ButtonLinkProps) {
  const { appearance, size, wide, iconOnly, icon, iconEnd, className, children, ...anchor } = props;
  return (
    <Anchor {...anchor} className={classNames(buttonClass({ appearance, size, wide, iconOnly }), className)}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </Anchor>
  );
}

function Content(props: {
  readonly icon: ReactNode;
  readonly iconEnd: ReactNode;
  readonly hidden?: boolean;
  readonly children: ReactNode;
}) {
  const hidden = props.hidden || undefined;
  return (
    <span className="stads-button__content" aria-hidden={hidden} data-busy={hidden}>
      {props.icon}
      {props.children}
      {props.iconEnd}
    </span>
  );
}

type LookOfButton = {
  readonly appearance: ButtonAppearance | undefined;
  readonly size: 'medium' | 'large' | undefined;
  readonly wide: boolean | undefined;
  readonly iconOnly: boolean | undefined;
};

function buttonClass({ appearance = 'secondary', size, wide, iconOnly }: LookOfButton): string {
  return classNames(
    'stads-button',
    `stads-button--${appearance}`,
    size === 'large' && 'stads-button--large',
    wide && 'stads-button--wide',
    iconOnly && 'stads-button--icon-only',
  );
}
