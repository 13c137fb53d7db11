import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconDeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs';
import { Settings } from '../app/settings.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import { useTexts } from '../texts/texts.ts';
import { useService } from '../view-model/use-view-model.ts';
import './app-stores.css';

const STORES = [
  { device: 'android', label: 'shell.app.android', Icon: IconDeviceMobile },
  { device: 'iphone', label: 'shell.app.iphone', Icon: IconDeviceMobile },
  { device: 'ipad', label: 'shell.app.ipad', Icon: IconDeviceTablet },
] as const satisfies readonly { readonly device: string; readonly label: TextKey; readonly Icon: unknown }[];

/** Links to the app in the store of each device, as configured by the variant. */
export function AppStores() {
  const { appLinks } = useService(Settings).variant;
  const translate = useTexts();
  return (
    <ul className="app-stores" aria-label={translate('shell.app.stores')}>
      {STORES.map(({ device, label, Icon }) => (
        <li key={device}>
          <a href={appLinks[device]}>
            <Icon stroke={1.5} aria-hidden />
            <span>{translate(label)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
