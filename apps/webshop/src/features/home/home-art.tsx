import type { ReactNode } from 'react';

/** A small decorative drawing for a step, in the colours of the municipality. */
function Drawing(props: { readonly children: ReactNode }) {
  return (
    <svg className="home-step__art" viewBox="0 0 160 120" width="160" height="120" aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="62" rx="66" ry="52" fill="var(--art-lucht)" />
      {props.children}
    </svg>
  );
}

/** Two funds, one of which is chosen. */
export function CardsArt() {
  return (
    <Drawing>
      <rect x="34" y="34" width="56" height="66" rx="8" fill="var(--art-muur2)" transform="rotate(-10 62 66)" />
      <g transform="rotate(7 92 62)">
        <rect x="64" y="26" width="60" height="72" rx="8" fill="var(--art-licht)" />
        <circle cx="94" cy="50" r="13" fill="var(--art-zon)" />
        <rect x="76" y="70" width="36" height="6" rx="3" fill="var(--art-kade)" />
        <rect x="76" y="82" width="24" height="6" rx="3" fill="var(--art-kade)" />
      </g>
      <circle cx="120" cy="90" r="16" fill="var(--art-groen)" />
      <path
        d="M113 90l5 5 9-10"
        stroke="var(--art-licht)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  );
}

/** A phone with a code, and a coin. */
export function PhoneArt() {
  return (
    <Drawing>
      <rect x="54" y="12" width="52" height="96" rx="10" fill="var(--art-inkt)" />
      <rect x="59" y="20" width="42" height="80" rx="5" fill="var(--art-licht)" />
      <path
        d="M66 32h10v10H66ZM84 32h10v10H84ZM66 50h10v10H66ZM84 50h4v4h-4ZM90 56h4v4h-4ZM84 58h4v2h-4Z"
        fill="var(--art-inkt)"
      />
      <rect x="66" y="70" width="28" height="9" rx="4" fill="var(--art-muur1)" />
      <rect x="66" y="84" width="20" height="6" rx="3" fill="var(--art-kade)" />
      <circle cx="116" cy="36" r="16" fill="var(--art-zon)" />
      <path
        d="M121 30a8 8 0 1 0 0 12M107 34h9M107 38h9"
        stroke="var(--art-inkt)"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
    </Drawing>
  );
}

/** A shop that accepts vouchers. */
export function ShopArt() {
  return (
    <Drawing>
      <path d="M36 56H124V104H36Z" fill="var(--art-licht)" />
      <path d="M30 34H130L136 56H24Z" fill="var(--art-muur1)" />
      <path d="M46 34h18l-4 22H42ZM82 34h18l2 22H80Z" fill="var(--art-licht)" />
      <path
        d="M24 56h19a9.5 9.5 0 0 1-19 0ZM61 56h19a9.5 9.5 0 0 1-19 0ZM98 56h20a10 10 0 0 1-20 0Z"
        fill="var(--art-muur1)"
      />
      <path d="M43 56h18a9 9 0 0 1-18 0ZM80 56h18a9 9 0 0 1-18 0ZM118 56h18a9 9 0 0 1-18 0Z" fill="var(--art-muur2)" />
      <rect x="46" y="72" width="30" height="22" rx="3" fill="var(--art-water)" />
      <path d="M88 104V80a10 10 0 0 1 20 0v24Z" fill="var(--art-deur1)" />
      <path d="M20 104H140v6H20Z" fill="var(--art-kade)" />
    </Drawing>
  );
}
