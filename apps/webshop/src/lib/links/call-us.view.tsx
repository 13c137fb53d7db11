import type { TextKey, TextValues } from '../../texts/text-keys.ts';
import { useTexts } from '../texts/texts.ts';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { telephoneLink } from './telephone-link.ts';

interface CallUsProps {
  readonly text: TextKey;
  readonly phone: string;
  /** The other values of the sentence. */
  readonly values?: TextValues;
}

/** A sentence with the phone number of the municipality as a link in place of `{{phone}}`, when it has one. */
export function CallUs(props: CallUsProps) {
  const translate = useTexts();
  const [before = '', after] = translate(props.text, { ...props.values, phone: '|' }).split('|');
  if (after === undefined) return <span>{before}</span>;
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
