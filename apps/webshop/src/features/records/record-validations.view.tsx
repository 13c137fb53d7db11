import { useParams } from 'react-router';
import { RecordDetail } from './record-detail.view.tsx';
import { isUuid } from './validation-address.ts';
import { ValidationRequestScreen } from './validation-request.view.tsx';

/**
 * The validations of a record: with the id of a record the resident sees who confirmed it; with the uuid of a
 * request, from a QR code, its validator approves or declines it.
 */
export function Component() {
  const { id = '' } = useParams();
  return isUuid(id) ? <ValidationRequestScreen key={id} uuid={id} /> : <RecordDetail key={id} id={id} />;
}
