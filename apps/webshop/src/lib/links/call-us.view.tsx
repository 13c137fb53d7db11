import type { TextKey, TextValues } from '../../texts/text-keys.ts';
import { Settings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { useService } from '../view-model/use-view-model.ts';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { telephoneLink } from './telephone-link.ts';

interface CallUsProps {
  readonly text: TextKey;
  /** The other values of the sentence. */
  readonly values?: TextValues;
}

/** A sentence with the phone number of the municipality as a link in place of `{{phone}}`, when it has one. */
export function CallUs(props: CallUsProps) {
  const translate = useTexts();
  const phone = useService(Settings).variant.contact.telephone_numer;
  const [before = '', after] = translate(props.text, { ...props.values, phone: '|' }).split('|');
  if (after === undefined) return <span>{before}</span>;
  return (
    <>
      <span>{before}</span>
      <Link className="whole-number" translate="no" href={telephoneLink(phone)}>
        {phone}
      </Link>
      <span>{after}</span>
    </>
  );
}
