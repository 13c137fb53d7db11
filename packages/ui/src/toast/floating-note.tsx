import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import './floating-note.css';

/**
 * A permanent note above the bottom of the window, without shifting the layout. Keep it mounted and change the text:
 * screen readers often miss a live region that is inserted together with its text. Inside a modal dialog it is at the
 * top of the window, away from the buttons of the dialog.
 */
export function FloatingNote(props: { readonly text: string | null }) {
  return (
    <div className="stads-floating-note no-print" aria-live="polite">
      {props.text === null ? null : (
        <p className="stads-floating-note__text on-dark">
          <IconHourglass stroke={1.5} aria-hidden="true" />
          <span>{props.text}</span>
        </p>
      )}
    </div>
  );
}
