import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { ReimbursementFormScreen } from './reimbursement-form-screen.view.tsx';
import { ReimbursementFormViewModel } from './reimbursement-form.vm.ts';

/** A new reimbursement; in the address `voucher_address` chooses its voucher (RB-005), `again` names the refused one. */
export const Component = observer(function ReimbursementCreateScreen() {
  const [query] = useSearchParams();
  const voucherAddress = query.get('voucher_address');
  const model = useViewModel(ReimbursementFormViewModel, { id: null, again: query.get('again'), voucherAddress });
  return <ReimbursementFormScreen model={model} kind="create" />;
});
