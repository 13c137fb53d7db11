import type { TextKey } from '../../texts/text-keys.ts';
import { useTexts } from './texts.ts';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { telephoneLink } from './telephone-link.ts';

/** A sentence with the phone number of the municipality as a link in place of `{{phone}}`. */
export function CallUs(props: { readonly text: TextKey; readonly phone: string }) {
  const translate = useTexts();
  const [before = '', after = ''] = translate(props.text, { phone: '|' }).split('|');
  return (
    <>
      <span>{before}</span>
      <Link className="whole-number" translate="no" href={telephoneLink(props.phone)}>
        {props.phone}
      </Link>
      <span>{after}</span>
    </>
  );
}
