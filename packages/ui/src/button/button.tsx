import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { Anchor } from '../link/link-component.tsx';
import type { LinkComponentProps } from '../link/link-component.tsx';
import './button.css';

/** The emphasis of a button. One `primary` per screen; `danger` for irreversible actions; `light` on dark backgrounds; `link` in line with a text. */
export type ButtonAppearance = 'primary' | 'secondary' | 'subtle' | 'link' | 'danger' | 'light';

type ButtonStyle = {
  readonly appearance?: ButtonAppearance;
  readonly size?: 'medium' | 'large';
  readonly wide?: boolean;
  /** Shows only an icon; `aria-label` is then required. */
  readonly iconOnly?: boolean;
  /** Decorative icon before the text. */
  readonly icon?: Elements;
  /** Decorative icon after the text, such as an arrow. */
  readonly iconEnd?: Elements;
};

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> &
  ButtonStyle & {
    /** The progress text ("Bezig met reserveren…"). While it is set, clicks are ignored and focus stays. */
    readonly busy?: string | false;
  };

/**
 * A button. It is never disabled, so that it stays focusable and a click can show validation errors. While busy it
 * keeps its width, because both texts occupy the same grid cell. The live region is next to the button, because
 * screen readers do not announce a live region inside a button.
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
        aria-disabled={isBusy || rest['aria-disabled']}
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

export type ButtonLinkProps = LinkComponentProps & ButtonStyle;

/** A link styled as a button, for navigation. */
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
  readonly icon: Elements;
  readonly iconEnd: Elements;
  readonly hidden?: boolean;
  readonly children: ReactNode;
}) {
  const hidden = props.hidden || undefined;
  return (
    <span className="stads-button__content" aria-hidden={hidden} data-busy={hidden}>
      {props.icon}
      <span>{props.children}</span>
      {props.iconEnd}
    </span>
  );
}

type ButtonClassOptions = {
  readonly appearance: ButtonAppearance | undefined;
  readonly size: 'medium' | 'large' | undefined;
  readonly wide: boolean | undefined;
  readonly iconOnly: boolean | undefined;
};

function buttonClass({ appearance = 'secondary', size, wide, iconOnly }: ButtonClassOptions): string {
  return classNames(
    'stads-button',
    `stads-button--${appearance}`,
    size === 'large' && 'stads-button--large',
    wide && 'stads-button--wide',
    iconOnly && 'stads-button--icon-only',
  );
}
