import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { Position } from '@stadstegoed/core/providers/position.ts';
import type { Provider } from '@stadstegoed/core/providers/provider.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';
import { OfficeList } from './office-list.tsx';

/** The number of offices that unfold in a row; the dialog has the rest. */
const UNFOLDED = 4;

/** The toggle of a provider in a list that shows its offices in place (PV-013). Nothing for a single office, which the row shows itself. */
export function OfficesToggle(props: {
  readonly provider: Provider;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}) {
  const { provider, isOpen, onToggle } = props;
  const translate = useTexts();
  if (provider.offices.length < 2) return null;
  return (
    <button type="button" className="provider-row__toggle" aria-expanded={isOpen} onClick={onToggle}>
      <span>{translate('providers.offices', { count: provider.offices.length })}</span>
      <span className="visually-hidden">{`\u00a0${translate('providers.of', { name: provider.name })}`}</span>
      <IconChevronDown size={20} stroke={1.5} aria-hidden="true" />
    </button>
  );
}

/** The first offices of a provider below its row. */
export function UnfoldedOffices(props: {
  readonly provider: Provider;
  readonly from: Position | null;
  /** Opens the dialog with all offices. */
  readonly onAll?: (() => void) | undefined;
}) {
  const { provider, from, onAll } = props;
  const translate = useTexts();
  const { offices } = provider;
  return (
    <div className="provider-row__offices">
      <OfficeList
        offices={offices.slice(0, UNFOLDED)}
        from={from}
        label={translate('offices.list.of', { name: provider.name })}
      />
      {offices.length > UNFOLDED ? (
        <Button onClick={onAll}>{translate('providers.offices.all', { count: offices.length })}</Button>
      ) : null}
    </div>
  );
}
