/** The five gable shapes. */
export type Gable = 'step' | 'bell' | 'flat' | 'neck' | 'point';

/** A house, in units of the illustration; the ground is at y = 400. */
export type HouseShape = {
  readonly gable: Gable;
  readonly left: number;
  readonly width: number;
  /** The y position where the wall ends and the gable starts; smaller is higher. */
  readonly top: number;
  readonly columns: 2 | 3;
  readonly wall: 1 | 2 | 3 | 4;
  readonly door: 1 | 2;
};

const GROUND = 400;
const LOWEST_WINDOW = 342;
const ROWS = [0, 1];

/** A house: wall with gable, two rows of windows, a round door and a window next to it. */
export function House(house: HouseShape) {
  const pane = house.width / (2 * house.columns + 1);
  const rowHeight = (LOWEST_WINDOW - house.top - 16) / ROWS.length;
  const columnsAt = Array.from({ length: house.columns }, (_, index) => house.left + pane * (2 * index + 1));
  return (
    <>
      <path d={outline(house)} fill={`var(--art-muur${house.wall})`} />
      <Roof {...house} />
      <g fill="var(--art-licht)">
        {ROWS.flatMap((row) =>
          columnsAt.map((x) => (
            <rect
              key={`${row}-${x}`}
              x={x}
              y={house.top + 16 + row * rowHeight}
              width={pane}
              height={rowHeight * 0.62}
              rx="3"
            />
          )),
        )}
        <rect x={columnsAt[1]} y="350" width={pane} height="26" rx="3" />
      </g>
      <Door centre={(columnsAt[0] ?? house.left) + pane / 2} radius={pane * 0.575} kind={house.door} />
    </>
  );
}

function Door(props: { readonly centre: number; readonly radius: number; readonly kind: 1 | 2 }) {
  const { centre, radius, kind } = props;
  return (
    <path
      d={`M${centre - radius} ${GROUND}v-40a${radius} ${radius} 0 0 1 ${radius * 2} 0v40Z`}
      fill={`var(--art-deur${kind})`}
    />
  );
}

/** The decoration above the wall: a cornice, a pediment or a small round window. */
function Roof({ gable, left, width, top, door }: HouseShape) {
  const middle = left + width / 2;
  const trim = `var(--art-deur${door})`;
  if (gable === 'flat') return <rect x={left - 5} y={top - 10} width={width + 10} height="14" rx="3" fill={trim} />;
  return (
    <>
      {gable === 'neck' ? (
        <path d={`M${left + 16} ${top - 36}L${middle} ${top - 54}L${left + width - 16} ${top - 36}Z`} fill={trim} />
      ) : null}
      <circle cx={middle} cy={top - 6} r={Math.min(9, width / 10)} fill="var(--art-licht)" />
    </>
  );
}

function outline({ gable, left, width, top }: HouseShape): string {
  const right = left + width;
  const step = width / 8;
  const rise = step * 1.1;
  switch (gable) {
    case 'step':
      return `M${left} ${GROUND}V${top}${`h${step}v${-rise}`.repeat(3)}h${2 * step}${`v${rise}h${step}`.repeat(3)}V${GROUND}Z`;
    case 'bell': {
      const half = width / 2 - 14;
      return `M${left} ${GROUND}V${top}q0-18 14-22 6-34 ${half}-40 ${half - 6} 6 ${half} 40 14 4 14 22V${GROUND}Z`;
    }
    case 'flat':
      return `M${left} ${GROUND}V${top}H${right}V${GROUND}Z`;
    case 'neck':
      return `M${left} ${GROUND}V${top}q18-2 20-18v-20h${width - 40}v20q2 16 20 18V${GROUND}Z`;
    case 'point':
      return `M${left} ${GROUND}V${top}L${left + width / 2} ${top - width * 0.55}L${right} ${top}V${GROUND}Z`;
  }
}
