import { classNames } from '../class-names.ts';
import { House } from './house.tsx';
import type { HouseShape } from './house.tsx';
import { LandmarkBoat, LandmarkBuilding } from './landmark.tsx';
import type { TownLandmark } from './landmark.tsx';
import { StreetLife } from './street-life.tsx';
import './town.css';

const STREET: readonly HouseShape[] = [
  { gable: 'step', left: 20, width: 92, top: 250, columns: 2, wall: 1, door: 1 },
  { gable: 'bell', left: 112, width: 78, top: 214, columns: 2, wall: 2, door: 2 },
  { gable: 'flat', left: 190, width: 104, top: 264, columns: 3, wall: 4, door: 1 },
  { gable: 'neck', left: 294, width: 74, top: 230, columns: 2, wall: 1, door: 2 },
  { gable: 'step', left: 430, width: 86, top: 222, columns: 2, wall: 2, door: 1 },
  { gable: 'point', left: 516, width: 96, top: 268, columns: 2, wall: 4, door: 2 },
  { gable: 'bell', left: 612, width: 72, top: 218, columns: 2, wall: 1, door: 1 },
  { gable: 'flat', left: 684, width: 76, top: 254, columns: 2, wall: 3, door: 2 },
];

/**
 * The decorative town illustration in the colours of the municipality, hidden from screen readers. Quay and water
 * extend to both sides; the parent clips them.
 */
export function Town(props: { readonly landmark: TownLandmark; readonly className?: string }) {
  return (
    <svg
      className={classNames('stads-town', props.className)}
      viewBox="0 0 760 480"
      aria-hidden="true"
      focusable="false"
    >
      <Sky />
      <LandmarkBuilding kind={props.landmark} />
      {STREET.map((house) => (
        <House key={house.left} {...house} />
      ))}
      <StreetLife />
      <path d="M-3000 400H4000V424H-3000Z" fill="var(--art-kade)" />
      <path d="M-3000 424H4000V481H-3000Z" fill="var(--art-water)" />
      <path
        d="M-560 450h80M-420 464h50M-250 446h90M-110 462h60M60 446h70M170 462h90M330 444h60M600 460h110M520 442h50M30 466h40M430 466h50"
        stroke="var(--art-golf)"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <LandmarkBoat kind={props.landmark} />
    </svg>
  );
}

function Sky() {
  return (
    <>
      <circle cx="520" cy="168" r="132" fill="var(--art-zon)" />
      <g fill="var(--art-wolk)">
        <path d="M96 150h104a22 22 0 0 0 0-44 32 32 0 0 0-62-8A27 27 0 0 0 96 150Z" />
        <path d="M634 84h78a17 17 0 0 0 0-34 25 25 0 0 0-48-6A21 21 0 0 0 634 84Z" />
      </g>
      <path
        d="M0 400V300h40l26-30 26 30h34v-40l34-24 34 24v50h44v-70h60v60h44l34-34 34 34v-60l22-16 22 16v60h60v-40l30-26 30 26v30h60v-50h44v50l20-14 20 14v60Z"
        fill="var(--art-ver)"
      />
    </>
  );
}
