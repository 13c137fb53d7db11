import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
import IconCashBanknoteOff from '@tabler/icons-react/dist/esm/icons/IconCashBanknoteOff.mjs';
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconUserHeart from '@tabler/icons-react/dist/esm/icons/IconUserHeart.mjs';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { useTexts } from '../../lib/texts/texts.ts';

const PROMISES = [
  { name: 'personal', tint: 'zon', Icon: IconUserHeart },
  { name: 'year', tint: 'blad', Icon: IconCalendarCheck },
  { name: 'parts', tint: 'water', Icon: IconCoins },
  { name: 'noCash', tint: 'bes', Icon: IconCashBanknoteOff },
  { name: 'cancel', tint: 'lila', Icon: IconCalendarX },
] as const;

/** What holds for every voucher. */
export function Promises() {
  const translate = useTexts();
  return (
    <ul className="promises grid grid--2">
      {PROMISES.map(({ name, tint, Icon }) => (
        <li key={name} className={tintClass(tint)}>
          <Icon stroke={1.5} aria-hidden="true" />
          <div>
            <strong>{translate(`pages.promise.${name}.title`)}</strong>
            <p>{translate(`pages.promise.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
