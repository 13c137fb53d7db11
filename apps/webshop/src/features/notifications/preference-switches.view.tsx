import type { KnownPreference, PreferenceGroup } from '@stadstegoed/core/notifications/notification-settings.ts';
import { Accordion } from '@stadstegoed/ui/accordion/accordion.tsx';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../lib/texts/texts.ts';
import type { PreferencesNotificationsViewModel } from './preferences-notifications.vm.ts';

export interface SwitchProps {
  readonly id: string;
  readonly label: string;
  /** What it means; null when the label says it all. */
  readonly text: string | null;
  readonly isOn: boolean;
  /** Not in effect now; a press does nothing. */
  readonly isOff?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is saved at once, with its state in words beside the switch. */
export function Switch({ id, label, text, isOn, isOff = false, onChange }: SwitchProps) {
  const translate = useTexts();
  return (
    <li>
      <label className="switch" htmlFor={id}>
        <span>
          <b id={`${id}-label`}>{label}</b>
          {text === null ? null : <small id={`${id}-text`}>{text}</small>}
        </span>
        <span className="switch__end">
          <span aria-hidden="true">{translate(isOn ? 'notifications.on' : 'notifications.off')}</span>
          <input
            type="checkbox"
            role="switch"
            id={id}
            aria-labelledby={`${id}-label`}
            {...(text === null ? {} : { 'aria-describedby': `${id}-text` })}
            {...(isOff ? { 'aria-disabled': true } : {})}
            checked={isOn}
            aria-checked={isOn}
            onChange={(event) => {
              if (!isOff) onChange(event.target.checked);
            }}
          />
        </span>
      </label>
    </li>
  );
}

/** The switches of one type: those for residents, and the other ones behind "more". */
export const SwitchList = observer(function SwitchList(props: {
  readonly model: PreferencesNotificationsViewModel;
  readonly group: PreferenceGroup;
  readonly isOff: boolean;
}) {
  const { model, group, isOff } = props;
  const translate = useTexts();
  const propsOf = ({ key, type, subscribed }: KnownPreference) => ({
    id: `preference-${type}-${key}`,
    label: translate(`notifications.key.${key}`),
    isOn: subscribed,
    isOff,
    onChange: (isOn: boolean) => void model.switch({ key, type, subscribed: isOn }),
  });
  const others = (
    <ul className="switches">
      {group.other.map((preference) => (
        <Switch key={preference.key} {...propsOf(preference)} text={null} />
      ))}
    </ul>
  );
  return (
    <>
      <ul className="switches">
        {group.resident.map((preference) => (
          <Switch
            key={preference.key}
            {...propsOf(preference)}
            text={translate(`notifications.key.${preference.key}.text`)}
          />
        ))}
      </ul>
      {group.other.length === 0 ? null : (
        <Accordion
          items={[
            {
              id: group.type,
              title: translate('notifications.preferences.more', { count: group.other.length }),
              content: others,
            },
          ]}
        />
      )}
    </>
  );
});
