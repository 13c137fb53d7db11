import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { useTexts } from '../texts/texts.ts';

/** The state of an item that the shop does not know: its name at the platform, where it sends one. */
export function UnknownState({ label }: { readonly label: string | null }) {
  const translate = useTexts();
  return (
    <Badge icon={<IconInfoCircle size={20} stroke={1.5} aria-hidden="true" />}>
      {label === null ? translate('shell.unknownState') : <ContentText>{label}</ContentText>}
    </Badge>
  );
}
