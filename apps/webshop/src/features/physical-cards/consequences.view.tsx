import type { ReactNode } from 'react';

/** The consequences of a confirmation, one line each. */
export function Consequences(props: {
  readonly lines: readonly { readonly icon: ReactNode; readonly text: string }[];
}) {
  return (
    <ul className="card-consequences plain-list">
      {props.lines.map(({ icon, text }) => (
        <li key={text}>
          {icon}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
