import type { Elements } from '@stadstegoed/ui/elements.ts';

/** The consequences of a confirmation, one line each. */
export function Consequences(props: { readonly lines: readonly { readonly icon: Elements; readonly text: string }[] }) {
  return (
    <ul className="card-consequences">
      {props.lines.map(({ icon, text }) => (
        <li key={text}>
          {icon}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
