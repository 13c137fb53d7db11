import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useFocusAfterDialog } from './use-focus-after-dialog.ts';

/** A list whose rows can be removed, each by its button. */
function Rows({ rows }: { readonly rows: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterDialog(rows.join(), heading);
  return (
    <>
      <h1 ref={heading}>Addresses</h1>
      {rows.map((row) => (
        <button key={row} type="button">
          Remove {row}
        </button>
      ))}
    </>
  );
}

const heading = () => screen.getByRole('heading');

describe('the focus after a dialog whose opener disappears', () => {
  it('goes to the target when the row of the focused button is removed after the dialog has closed', () => {
    const { rerender } = render(<Rows rows={['a', 'b']} />);
    screen.getByRole('button', { name: 'Remove b' }).focus();
    rerender(<Rows rows={['a']} />);
    expect(document.activeElement).toBe(heading());
  });

  it('stays where it is when another row is removed', () => {
    const { rerender } = render(<Rows rows={['a', 'b']} />);
    const kept = screen.getByRole('button', { name: 'Remove a' });
    kept.focus();
    rerender(<Rows rows={['a']} />);
    expect(document.activeElement).toBe(kept);
  });

  it('is not moved when rows arrive while nothing has focus', () => {
    const { rerender } = render(<Rows rows={[]} />);
    rerender(<Rows rows={['a']} />);
    expect(document.activeElement).toBe(document.body);
  });
});
