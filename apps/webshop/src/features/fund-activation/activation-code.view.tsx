import { Trail } from '../../lib/page/page-head.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { RedeemCodeView } from './redeem-code.view.tsx';
import './fund-activate.css';

/** The form for an activation code, for residents who do not know for which fund it is. */
export function Component() {
  const translate = useTexts();
  return (
    <div className="container page">
      <Trail current={translate('fundActivation.code.label')} />
      <div className="activate">
        <RedeemCodeView fund={null} />
      </div>
    </div>
  );
}
