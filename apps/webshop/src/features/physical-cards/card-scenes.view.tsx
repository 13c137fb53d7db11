import type { ReactNode } from 'react';

function CardScene(props: { readonly children: ReactNode }) {
  return (
    <svg className="card-scene" viewBox="0 0 320 220" aria-hidden="true" focusable="false">
      <ellipse cx="160" cy="112" rx="140" ry="100" fill="var(--art-lucht)" />
      {props.children}
    </svg>
  );
}

/** A decorative illustration: a card in an envelope that is on its way. */
export function CardInEnvelope() {
  return (
    <CardScene>
      <circle cx="226" cy="62" r="30" fill="var(--art-zon)" />
      <path d="M20 182H300v10H20Z" fill="var(--art-kade)" />
      <g transform="rotate(-6 160 104)">
        <rect x="112" y="46" width="104" height="68" rx="9" fill="var(--art-muur2)" />
        <circle cx="194" cy="62" r="14" fill="var(--art-zon)" />
        <path
          d="M112 105v-14h14v-8h12v8h14v-12h12v12h16v-8h12v8h24v14a9 9 0 0 1-9 9h-86a9 9 0 0 1-9-9Z"
          fill="var(--art-muur3)"
        />
        <rect x="126" y="58" width="34" height="7" rx="3.5" fill="var(--art-licht)" />
      </g>
      <path d="M84 96h152v78a8 8 0 0 1-8 8H92a8 8 0 0 1-8-8Z" fill="var(--art-licht)" />
      <path d="M84 98l76 56 76-56v76a8 8 0 0 1-8 8H92a8 8 0 0 1-8-8Z" fill="var(--art-muur4)" />
      <path d="M86 179l56-46M234 179l-56-46" stroke="var(--art-kade)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="160" cy="152" r="15" fill="var(--art-rood)" />
      <path
        d="M153 152l5 5 9-10"
        stroke="var(--art-licht)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M36 96h34M28 116h30M40 136h26" stroke="var(--art-wolk)" strokeWidth="6" strokeLinecap="round" />
    </CardScene>
  );
}

/** A decorative illustration: a house that is locked with its own key. */
export function HouseWithKey() {
  return (
    <CardScene>
      <circle cx="88" cy="66" r="28" fill="var(--art-zon)" />
      <path d="M20 182H300v10H20Z" fill="var(--art-kade)" />
      <path d="M116 184V96h9V86h9V76h9V66h34v10h9v10h9v10h9v88Z" fill="var(--art-muur2)" />
      <g fill="var(--art-licht)">
        <circle cx="160" cy="88" r="8" />
        <rect x="128" y="110" width="18" height="24" rx="3" />
        <rect x="174" y="110" width="18" height="24" rx="3" />
      </g>
      <path d="M144 184v-26a16 16 0 0 1 32 0v26Z" fill="var(--art-deur1)" />
      <g transform="translate(204 92) rotate(38)" fill="none" stroke="var(--art-rood)" strokeWidth="10">
        <circle cx="20" cy="20" r="17" />
        <path d="M38 20h56M76 20v16M92 20v12" strokeLinecap="round" />
      </g>
      <rect x="70" y="150" width="8" height="34" fill="var(--art-stam)" />
      <circle cx="74" cy="138" r="22" fill="var(--art-groen)" />
      <circle cx="87" cy="148" r="14" fill="var(--art-groen2)" />
    </CardScene>
  );
}
