/** The landmark of the illustration: a church tower with a rowing boat, or a mill with a sailing boat. */
export type TownLandmark = 'tower' | 'mill';

/** The building of the landmark. */
export function LandmarkBuilding({ kind }: { readonly kind: TownLandmark }) {
  return kind === 'tower' ? <Tower /> : <Mill />;
}

/** The boat of the landmark. */
export function LandmarkBoat({ kind }: { readonly kind: TownLandmark }) {
  if (kind === 'tower') {
    return (
      <>
        <path d="M300 436h128q-8 26-34 26h-62q-24 0-32-26Z" fill="var(--art-rood)" />
        <path d="M322 436v-16h56l14 16Z" fill="var(--art-licht)" />
      </>
    );
  }
  return (
    <>
      <path d="M300 440h120q-8 24-32 24h-58q-22 0-30-24Z" fill="var(--art-rood)" />
      <path d="M356 440V338L408 428H356Z" fill="var(--art-licht)" />
      <path d="M350 428H312L350 352Z" fill="var(--art-zon)" />
      <path d="M353 440V334" stroke="var(--art-inkt)" strokeWidth="4" />
    </>
  );
}

function Tower() {
  return (
    <>
      <path d="M366 400V150h60V400Z" fill="var(--art-muur3)" />
      <path d="M360 152L396 66L432 152Z" fill="var(--art-dak)" />
      <path d="M396 66V42" stroke="var(--art-dak)" strokeWidth="4" />
      <circle cx="396" cy="38" r="6" fill="var(--art-zon)" />
      <circle cx="396" cy="190" r="17" fill="var(--art-licht)" />
      <path d="M396 190V179M396 190l8 5" stroke="var(--art-dak)" strokeWidth="3.5" strokeLinecap="round" />
      <rect x="386" y="226" width="20" height="34" rx="10" fill="var(--art-licht)" />
    </>
  );
}

function Mill() {
  return (
    <>
      <path d="M364 400L376 200H416L428 400Z" fill="var(--art-muur3)" />
      <path d="M372 202a24 30 0 0 1 48 0Z" fill="var(--art-dak)" />
      <path
        transform="rotate(24 396 190)"
        d="M396 190V62h22V170ZM396 190V318h-22V210ZM396 190H524v22H416ZM396 190H268v-22H376Z"
        fill="var(--art-licht)"
        stroke="var(--art-dak)"
        strokeWidth="4"
      />
      <circle cx="396" cy="190" r="9" fill="var(--art-dak)" />
      <path d="M384 400v-40a12 12 0 0 1 24 0v40Z" fill="var(--art-dak)" />
    </>
  );
}
