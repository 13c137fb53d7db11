import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { ReimbursementFormScreen } from './reimbursement-form-screen.view.tsx';
import { ReimbursementFormViewModel } from './reimbursement-form.vm.ts';

/** A draft that is finished (RB-006). */
export const Component = observer(function ReimbursementEditScreen() {
  const { id = '' } = useParams();
  const model = useViewModel(ReimbursementFormViewModel, { id, again: null, voucherAddress: null });
  return <ReimbursementFormScreen model={model} kind="edit" />;
});
