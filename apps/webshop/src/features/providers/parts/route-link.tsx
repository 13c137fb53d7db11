import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { useTexts } from '../../../lib/texts/texts.ts';
import './office.css';

/** A link to a route planner, in another window. The planner is told the address of the office only. */
export function RouteLink(props: { readonly href: string; readonly to: string }) {
  const translate = useTexts();
  return (
    <a className="office-link no-print" href={props.href} target="_blank" rel="noopener noreferrer">
      <IconRoute size={20} stroke={1.5} aria-hidden="true" />
      <span>{translate('offices.route')}</span>
      <span className="visually-hidden">{`\u00a0${translate('offices.routeTo', { to: props.to })}`}</span>
    </a>
  );
}
