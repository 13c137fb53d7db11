import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { RecordStatus } from '@stadstegoed/core/records/record-rules.ts';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { STATUSES } from './record-texts.ts';

const ICONS = { confirmed: IconRosetteDiscountCheck, asked: IconHourglass, declined: IconCircleX, own: IconUser };

/** The seal of a record in words. */
export function RecordBadge({ status }: { readonly status: RecordStatus }) {
  const translate = useTexts();
  const Icon = ICONS[status];
  const { kind, label } = STATUSES[status];
  return (
    <Badge kind={kind} icon={<Icon size={16} stroke={1.5} aria-hidden="true" />}>
      {translate(label)}
    </Badge>
  );
}
