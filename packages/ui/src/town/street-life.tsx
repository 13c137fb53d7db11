/** Trees, people and a bicycle on the quay. */
export function StreetLife() {
  return (
    <>
      <Tree at={322} height={39} crown={30} leaf="groen" />
      <Tree at={424} height={28.6} crown={22} leaf="groen2" />
      <Tree at={716} height={39} crown={30} leaf="groen2" />
      <Bicycle />
      <Person at={244} scale={0.92} coat="rood" skin="#8d5a3b" />
      <Person at={272} scale={0.64} coat="blauw" skin="#8d5a3b" />
      <Person at={506} scale={0.9} coat="groen" skin="#f0c39e" />
    </>
  );
}

function Tree(props: {
  readonly at: number;
  readonly height: number;
  readonly crown: number;
  readonly leaf: 'groen' | 'groen2';
}) {
  const { at, height, crown, leaf } = props;
  const middle = 400 - height - crown * 0.6;
  return (
    <>
      <rect x={at - 4} y={400 - height} width="8" height={height} fill="var(--art-stam)" />
      <g fill={`var(--art-${leaf})`}>
        <circle cx={at} cy={middle} r={crown} />
        <circle cx={at + crown * 0.55} cy={middle + crown * 0.45} r={crown * 0.7} />
      </g>
    </>
  );
}

function Person(props: {
  readonly at: number;
  readonly scale: number;
  readonly coat: 'rood' | 'blauw' | 'groen';
  readonly skin: string;
}) {
  return (
    <g transform={`translate(${props.at} 404) scale(${props.scale})`}>
      <path d="M-15 0V-34a15 15 0 0 1 30 0V0H4V-16H-4V0Z" fill="var(--art-inkt)" />
      <path d="M-15-20v-14a15 15 0 0 1 30 0v14Z" fill={`var(--art-${props.coat})`} />
      <circle cy="-60" r="11" fill={props.skin} />
    </g>
  );
}

function Bicycle() {
  return (
    <g transform="translate(560 352)" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <g stroke="var(--art-inkt)" strokeWidth="4">
        <circle cy="34" r="16" />
        <circle cx="50" cy="34" r="16" />
      </g>
      <path d="M0 34L13 12H40L23 34ZM13 12L23 34M50 34L38 4h8" stroke="var(--art-rood)" strokeWidth="4.5" />
      <path d="M6 8h14" stroke="var(--art-inkt)" strokeWidth="5" />
    </g>
  );
}
