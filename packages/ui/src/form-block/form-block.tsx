import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { Elements } from '../elements.ts';
import './form-block.css';

/** A part of a long form. Its number becomes a tick when everything in it is right. */
export function FormBlock(props: {
  readonly number: number;
  readonly title: string;
  /** "Klaar:", when everything in it is right; null before. */
  readonly done: string | null;
  readonly children: Elements;
}) {
  const { number, title, done, children } = props;
  return (
    <section className="stads-form-block">
      <h2>
        {done === null ? (
          <span className="stads-form-block__mark" aria-hidden="true">
            {number}
          </span>
        ) : (
          <span className="stads-form-block__mark stads-form-block__mark--done">
            <IconCheck size={20} stroke={2} aria-hidden="true" />
            <span className="visually-hidden">{done}</span>
          </span>
        )}{' '}
        <span>{title}</span>
      </h2>
      {children}
    </section>
  );
}
