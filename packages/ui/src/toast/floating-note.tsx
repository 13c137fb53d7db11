import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import './floating-note.css';

/**
 * A note that stands over the foot of the window for as long as it lasts, so that nothing on the page moves. Keep it mounted
 * and change the text: a live region that appears together with its text is often not heard. Inside a modal dialog it stands
 * at the top of the window, away from the buttons of the dialog.
 */
export function FloatingNote(props: { readonly text: string | null }) {
  return (
    <div className="stads-floating-note" aria-live="polite">
      {props.text === null ? null : (
        <p className="stads-floating-note__text on-dark">
          <IconHourglass stroke={1.5} aria-hidden="true" />
          <span>{props.text}</span>
        </p>
      )}
    </div>
  );
}
