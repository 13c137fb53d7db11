import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink, type ButtonAppearance } from '@stadstegoed/ui/button/button.tsx';
import { classNames } from '@stadstegoed/ui/class-names.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { tintClass, type Tint } from '@stadstegoed/ui/tint/tint.ts';
import type { ReactNode } from 'react';
import { useHref } from '../../lib/links/shop-link.tsx';

interface TodoCardProps {
  readonly tint: Tint;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly when?: string;
  /** What stands between the sentence and the button, over the whole width. */
  readonly below?: Elements;
  /** Whether it can be done today only. */
  readonly isLast?: boolean;
  readonly children?: Elements;
}

/** A task in the list of home: an icon in the colour of the fund, a sentence and one button. */
export function TodoCard({ tint, icon, title, text, when, below, isLast = false, children }: TodoCardProps) {
  const isWide = isLast || Boolean(below);
  return (
    <li
      className={classNames(
        'home-todo__card',
        isWide && 'home-todo__card--wide',
        isLast && 'home-todo__card--last',
        tintClass(tint),
      )}
    >
      <div className="home-todo__head">
        <span className="home-todo__icon">{icon}</span>
        <div>
          <Heading level={3}>{title}</Heading>
          <p>
            <span>{text}</span> {when === undefined ? null : <span className="home-todo__when">{when}</span>}
          </p>
        </div>
      </div>
      {below ? <div className="home-todo__below">{below}</div> : null}
      <div className="home-todo__action">{children}</div>
    </li>
  );
}

interface LinkedTodoProps extends TodoCardProps {
  readonly appearance: ButtonAppearance;
  readonly to: Destination;
  readonly label: string;
  /** What tells a screen reader which task the button is of. */
  readonly of: string;
}

/** A task whose button leads to another screen. */
export function LinkedTodo({ appearance, to, label, of, children, ...card }: LinkedTodoProps) {
  const href = useHref();
  return (
    <TodoCard {...card}>
      <ButtonLink appearance={appearance} href={href(to)}>
        <span>{label}</span> <span className="visually-hidden">{of}</span>
      </ButtonLink>
      {children}
    </TodoCard>
  );
}
