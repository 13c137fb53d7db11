import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';

/** A phone with a voucher on it. Drawn, without words: it is decoration. */
export function PhoneDrawing() {
  return (
    <div className="phone-drawing no-print" aria-hidden="true">
      <div className="phone-drawing__screen">
        <span className="phone-drawing__line" />
        <div className={`phone-drawing__ticket ${tintClass('zon')}`}>
          <span className="phone-drawing__line" />
          <span className="phone-drawing__sum" />
          <span className="phone-drawing__meter" />
          <span className="phone-drawing__tear" />
          <IconQrcode stroke={1.5} />
        </div>
      </div>
    </div>
  );
}
