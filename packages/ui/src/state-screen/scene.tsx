import type { ReactNode } from 'react';

/**
 * The illustrations: a bench (empty), an open bridge (unavailable), a signpost (not found), a checklist (done), a
 * letterbox (another address), a scaffold (maintenance), a market stall (nothing to choose), a street lamp (nothing found).
 */
export type SceneName = 'bench' | 'bridge' | 'signpost' | 'checklist' | 'letterbox' | 'scaffold' | 'market' | 'lamp';

const DRAWINGS: Readonly<Record<SceneName, () => ReactNode>> = {
  bench: Bench,
  bridge: Bridge,
  signpost: Signpost,
  checklist: Checklist,
  letterbox: Letterbox,
  scaffold: Scaffold,
  market: Market,
  lamp: Lamp,
};

/** A small decorative illustration for a page without other content, in the colours of the municipality. */
export function Scene({ name }: { readonly name: SceneName }) {
  return (
    <svg className="stads-scene" viewBox="0 0 320 220" aria-hidden="true" focusable="false">
      <ellipse cx="160" cy="112" rx="140" ry="100" fill="var(--art-lucht)" />
      {DRAWINGS[name]()}
    </svg>
  );
}

function Bench() {
  return (
    <>
      <circle cx="226" cy="72" r="34" fill="var(--art-zon)" />
      <path d="M20 176H300v10H20Z" fill="var(--art-kade)" />
      <g fill="var(--art-deur1)">
        <rect x="96" y="112" width="128" height="12" rx="5" />
        <rect x="96" y="130" width="128" height="12" rx="5" />
      </g>
      <rect x="88" y="148" width="144" height="12" rx="5" fill="var(--art-muur1)" />
      <path
        d="M104 160v18M216 160v18M104 104v40M216 104v40"
        stroke="var(--art-inkt)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <rect x="56" y="124" width="8" height="54" fill="var(--art-stam)" />
      <circle cx="58" cy="98" r="34" fill="var(--art-groen)" />
      <circle cx="78" cy="116" r="22" fill="var(--art-groen2)" />
      <path d="M160 78c-10-9-16-14-16-22a9 9 0 0 1 16-6 9 9 0 0 1 16 6c0 8-6 13-16 22Z" fill="var(--art-rood)" />
    </>
  );
}

function Bridge() {
  return (
    <>
      <circle cx="92" cy="66" r="30" fill="var(--art-zon)" />
      <path d="M30 150H290V196H30Z" fill="var(--art-water)" />
      <path d="M50 168h44M130 180h60M220 166h42" stroke="var(--art-golf)" strokeWidth="5" strokeLinecap="round" />
      <path d="M20 150H104V132H20ZM216 150H300V132H216Z" fill="var(--art-muur3)" />
      <g fill="var(--art-rood)">
        <rect x="100" y="126" width="66" height="13" rx="4" transform="rotate(-34 104 136)" />
        <rect x="154" y="126" width="66" height="13" rx="4" transform="rotate(34 216 136)" />
      </g>
      <path d="M104 132V84M216 132V84" stroke="var(--art-inkt)" strokeWidth="7" strokeLinecap="round" />
      <g fill="var(--art-zon)">
        <circle cx="104" cy="80" r="8" />
        <circle cx="216" cy="80" r="8" />
      </g>
      <path d="M132 160h56q-6 18-22 18h-14q-14 0-20-18Z" fill="var(--art-muur1)" />
      <path d="M160 160V128l18 26h-18Z" fill="var(--art-licht)" />
    </>
  );
}

function Signpost() {
  return (
    <>
      <circle cx="234" cy="64" r="30" fill="var(--art-zon)" />
      <path d="M24 178q60-26 136-8t136 4v16H24Z" fill="var(--art-groen)" />
      <rect x="154" y="44" width="12" height="142" rx="4" fill="var(--art-stam)" />
      <path d="M160 58H238l18 16-18 16H160Z" fill="var(--art-rood)" />
      <path d="M160 98H84L66 114l18 16h76Z" fill="var(--art-muur2)" />
      <path d="M190 74h0M206 74h0M222 74h0" stroke="var(--art-licht)" strokeWidth="10" strokeLinecap="round" />
      <path d="M92 114h48" stroke="var(--art-licht)" strokeWidth="7" strokeLinecap="round" />
      <circle cx="52" cy="156" r="20" fill="var(--art-groen2)" />
      <circle cx="276" cy="160" r="16" fill="var(--art-groen2)" />
    </>
  );
}

function Checklist() {
  return (
    <>
      <circle cx="84" cy="70" r="28" fill="var(--art-zon)" />
      <rect x="100" y="54" width="120" height="132" rx="12" fill="var(--art-licht)" />
      <rect x="132" y="44" width="56" height="22" rx="8" fill="var(--art-deur1)" />
      <path d="M146 92h56M146 122h56M146 152h36" stroke="var(--art-kade)" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M114 92l6 6 11-12M114 122l6 6 11-12M114 152l6 6 11-12"
        fill="none"
        stroke="var(--art-groen)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M216 176l16-62 18 5-16 62-14 14Z" fill="var(--art-rood)" />
      <path d="M232 114l4-14 18 5-4 14Z" fill="var(--art-muur2)" />
    </>
  );
}

function Letterbox() {
  return (
    <>
      <circle cx="76" cy="66" r="30" fill="var(--art-zon)" />
      <path d="M22 182q70-20 140-8t136-2v16H22Z" fill="var(--art-groen)" />
      <rect x="152" y="120" width="14" height="66" rx="3" fill="var(--art-stam)" />
      <path
        d="M92 132V98a32 32 0 0 1 32-32h88a32 32 0 0 1 32 32v34a6 6 0 0 1-6 6H98a6 6 0 0 1-6-6Z"
        fill="var(--art-muur1)"
      />
      <path d="M92 132V98a32 32 0 0 1 64 0v40H98a6 6 0 0 1-6-6Z" fill="var(--art-muur2)" />
      <rect x="106" y="98" width="36" height="7" rx="3.5" fill="var(--art-licht)" />
      <path d="M206 66V38h26v16h-18v12" fill="var(--art-rood)" />
      <g transform="rotate(-8 210 116)">
        <rect x="178" y="94" width="62" height="42" rx="4" fill="var(--art-licht)" />
        <path d="M178 98l31 22 31-22" fill="none" stroke="var(--art-kade)" strokeWidth="5" strokeLinejoin="round" />
      </g>
      <circle cx="270" cy="158" r="20" fill="var(--art-groen2)" />
    </>
  );
}

function Scaffold() {
  return (
    <>
      <circle cx="252" cy="60" r="28" fill="var(--art-zon)" />
      <path d="M20 184H300v10H20Z" fill="var(--art-kade)" />
      <path d="M104 184V96h14v-14h14V68h14V54h28v14h14v14h14v14h14v88Z" fill="var(--art-muur1)" />
      <g fill="var(--art-licht)">
        <rect x="122" y="106" width="20" height="26" rx="3" />
        <rect x="178" y="106" width="20" height="26" rx="3" />
        <circle cx="160" cy="82" r="9" />
      </g>
      <path d="M148 184v-30a12 12 0 0 1 24 0v30Z" fill="var(--art-deur2)" />
      <g stroke="var(--art-stam)" strokeWidth="6" strokeLinecap="round" fill="none">
        <path d="M88 186V70M232 186V70M88 90H232M88 142H232" />
      </g>
      <path d="M82 96h156v8H82ZM82 148h156v8H82Z" fill="var(--art-muur3)" />
      <path
        d="M232 186l26-86M244 186l26-86M237 170h12M242 154h12M247 138h12M252 122h12"
        stroke="var(--art-inkt)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g transform="translate(206 150)">
        <path d="M-15 0V-34a15 15 0 0 1 30 0V0Z" fill="var(--art-blauw)" />
        <circle cx="0" cy="-60" r="11" fill="var(--art-stam)" />
        <path d="M-12-64a12 12 0 0 1 24 0Z" fill="var(--art-zon)" />
        <path d="M-14-30L-40-44" stroke="var(--art-blauw)" strokeWidth="9" strokeLinecap="round" />
        <path d="M-40-52v18l-12 4v-26Z" fill="var(--art-rood)" />
      </g>
    </>
  );
}

function Market() {
  return (
    <>
      <circle cx="248" cy="62" r="30" fill="var(--art-zon)" />
      <path d="M24 180H296v10H24Z" fill="var(--art-kade)" />
      <path d="M82 92h8v90h-8ZM230 92h8v90h-8Z" fill="var(--art-stam)" />
      <rect x="78" y="134" width="164" height="46" rx="5" fill="var(--art-muur2)" />
      <rect x="78" y="134" width="164" height="10" rx="4" fill="var(--art-dak)" />
      <path
        d="M70 62H250l12 34a18 18 0 0 1-34 0 18 18 0 0 1-34 0 18 18 0 0 1-34 0 18 18 0 0 1-34 0 18 18 0 0 1-34 0 18 18 0 0 1-34 0Z"
        fill="var(--art-muur1)"
      />
      <path d="M106 62h34l-14 34a17 17 0 0 1-34 0ZM178 62h34l16 34a17 17 0 0 1-34 0Z" fill="var(--art-licht)" />
      <circle cx="118" cy="130" r="10" fill="var(--art-zon)" />
      <circle cx="138" cy="130" r="10" fill="var(--art-rood)" />
      <circle cx="128" cy="120" r="10" fill="var(--art-groen)" />
      <rect x="172" y="112" width="44" height="24" rx="4" fill="var(--art-muur3)" />
      <path d="M194 112v24M172 122h44" stroke="var(--art-licht)" strokeWidth="5" />
      <circle cx="48" cy="160" r="22" fill="var(--art-groen2)" />
      <rect x="44" y="164" width="7" height="20" fill="var(--art-stam)" />
    </>
  );
}

function Lamp() {
  return (
    <>
      <path d="M160 78L78 190H242Z" fill="var(--art-zon)" opacity=".7" />
      <path d="M20 182H300v10H20Z" fill="var(--art-kade)" />
      <rect x="155" y="70" width="10" height="114" rx="3" fill="var(--art-inkt)" />
      <path d="M140 184h40l-6-14h-28Z" fill="var(--art-inkt)" />
      <path d="M138 78h44l-8-34h-28Z" fill="var(--art-licht)" />
      <path d="M134 78h52v7h-52ZM142 46h36l-10-14h-16Z" fill="var(--art-inkt)" />
      <circle cx="160" cy="62" r="9" fill="var(--art-zon)" />
      <path d="M212 182v-44l22-18 22 18v44Z" fill="var(--art-muur1)" />
      <path d="M50 182v-56h11v-9h11v-9h16v9h11v9h11v56Z" fill="var(--art-muur2)" />
      <path d="M226 146h16v18h-16ZM62 136h12v16h-12ZM86 136h12v16h-12Z" fill="var(--art-licht)" />
      <circle cx="128" cy="164" r="15" fill="none" stroke="var(--art-inkt)" strokeWidth="6" />
      <path d="M138 175l12 12" stroke="var(--art-inkt)" strokeWidth="8" strokeLinecap="round" />
    </>
  );
}
