import type { Elements } from '@stadstegoed/ui/elements.ts';
import './consequences.css';

/** What happens, with a decorative icon. */
export interface Consequence {
  readonly icon: Elements;
  readonly text: string;
}

/** The consequences of a confirmation, one line each. */
export function Consequences(props: { readonly lines: readonly Consequence[] }) {
  return (
    <ul className="account-consequences">
      {props.lines.map(({ icon, text }) => (
        <li key={text}>
          {icon}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
