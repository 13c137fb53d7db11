import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconDeviceMobileCheck from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileCheck.mjs';
import IconDeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs';
import IconShieldQuestion from '@tabler/icons-react/dist/esm/icons/IconShieldQuestion.mjs';
import { systemOf, type AccountSession, type DeviceKind } from '@stadstegoed/core/account/account-session.ts';
import { addDays } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { classNames } from '@stadstegoed/ui/class-names.ts';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { formatDayMonth, formatTime } from '@stadstegoed/ui/format-date.ts';
import { tintClass, type Tint } from '@stadstegoed/ui/tint/tint.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import type { ShownSession } from './security-sessions.vm.ts';

const LOOKS: Readonly<Record<DeviceKind, { readonly icon: typeof IconDeviceLaptop; readonly tint: Tint }>> = {
  app: { icon: IconDeviceMobileCheck, tint: 'zon' },
  computer: { icon: IconDeviceLaptop, tint: 'blad' },
  phone: { icon: IconDeviceMobile, tint: 'water' },
  tablet: { icon: IconDeviceTablet, tint: 'lila' },
  unknown: { icon: IconShieldQuestion, tint: 'klei' },
};

interface DeviceProps {
  readonly shown: ShownSession;
  readonly now: Instant;
}

/** The session of this browser, on green. */
export function ThisDevice({ shown, now, onEnd }: DeviceProps & { readonly onEnd: () => void }) {
  const translate = useTexts();
  const facts = useFacts(shown, now);
  const { kind } = shown;
  return (
    <li className={`account-device account-device--this ${tintClass(LOOKS[kind].tint)}`}>
      <DeviceIcon kind={kind} />
      <div className="account-device__name">
        <span>{translate(`account.sessions.this.${kind}`)}</span>{' '}
        <Badge kind="positive" icon={<IconCurrentLocation stroke={1.5} aria-hidden />}>
          {translate('account.sessions.here')}
        </Badge>
      </div>
      <p className="account-device__facts">{facts}</p>
      <span className="account-device__end">
        <Button onClick={onEnd}>{translate('account.sessions.endHere')}</Button>
      </span>
    </li>
  );
}

/** A session on another device, with the button to end it. */
export function OtherDevice({ shown, now, onEnd }: DeviceProps & { readonly onEnd: (name: string) => void }) {
  const translate = useTexts();
  const { session, kind, isEnded } = shown;
  const facts = useFacts(shown, now);
  const title = translate(`account.sessions.kind.${kind}`);
  const software = useSoftware(session);
  const name = software === null ? title : `${title}, ${software}`;
  return (
    <li className={classNames('account-device', tintClass(LOOKS[kind].tint), isEnded && 'account-device--gone')}>
      <DeviceIcon kind={kind} />
      <div className="account-device__name">{title}</div>
      <p className="account-device__facts">{facts}</p>
      <span className="account-device__end">
        {isEnded ? (
          <Badge>{translate('account.sessions.gone')}</Badge>
        ) : (
          <Button onClick={() => onEnd(name)}>
            <span>{translate('account.sessions.end')}</span> <span className="visually-hidden">{name}</span>
          </Button>
        )}
      </span>
    </li>
  );
}

function DeviceIcon({ kind }: { readonly kind: DeviceKind }) {
  const Icon = LOOKS[kind].icon;
  return (
    <span className="account-icon" aria-hidden="true">
      <Icon stroke={1.5} />
    </span>
  );
}

/** "Firefox op Windows"; null when the platform knows neither. */
function useSoftware(session: AccountSession): string | null {
  const translate = useTexts();
  const browser = session.lastRequest.device?.browser ?? null;
  const system = systemOf(session);
  if (browser !== null && system !== null) return translate('account.sessions.software', { browser, system });
  return browser ?? system;
}

/** What the device is, where it is when that is known, and when it was used last, unless its session was ended just now. */
function useFacts({ session, usedAt, isEnded }: ShownSession, now: Instant): string {
  const translate = useTexts();
  const software = useSoftware(session);
  const lastUse = useLastUse(usedAt, now);
  const { place } = session.lastRequest;
  const facts = [software ?? translate('account.sessions.unknown'), place, isEnded ? null : lastUse];
  return facts.filter((fact) => fact !== null).join(' · ');
}

function useLastUse(usedAt: Instant | null, now: Instant): string {
  const translate = useTexts();
  const language = useLanguage();
  if (usedAt === null) return translate('account.sessions.now');
  const [day, today] = [dayOf(usedAt), dayOf(now)];
  const time = formatTime(usedAt, language);
  if (day === today) return translate('account.sessions.today', { time });
  if (day === addDays(today, -1)) return translate('account.sessions.yesterday', { time });
  return day.slice(0, 4) === today.slice(0, 4) ? formatDayMonth(day, language) : formatDate(day, language);
}
