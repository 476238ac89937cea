import type { PaymentForm } from '@ca-portal/api/contract';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { useSearchParams } from 'react-router-dom';
import { CombinedForm } from './components/CombinedForm.js';
import { CombinedOutcome } from './components/CombinedOutcome.js';
import { WaitingOrders } from './components/WaitingOrders.js';
import { CheckoutFrame } from '../../shared/page/index.js';
import { submitPaymentForm } from './submit-payment-form.js';

export interface CombinedPageProps {
  /** Submits the form and leaves the portal; replaced in stories. @default submitPaymentForm */
  submit?: (form: PaymentForm) => void;
}

/** 组合支付 (`/makeSurePayZh`): several orders at once, balance first and the rest by Alipay (dossier 4.3). */
export function CombinedPage({ submit = submitPaymentForm }: CombinedPageProps) {
  const [params] = useSearchParams();
  const combinedNo = params.get('combinedNo');
  return (
    <CheckoutFrame>
      {combinedNo ? (
        <CombinedOutcome combinedNo={combinedNo} submit={submit} />
      ) : (
        <>
          <Breadcrumb
            items={[
              { label: '首页', href: '/' },
              { label: '我的订单', href: '/core/order' },
              { label: '组合支付' },
            ]}
          />
          <PageHeading size="lg" title="组合支付" />
          <WaitingOrders>{(shown) => <CombinedForm shown={shown} submit={submit} />}</WaitingOrders>
        </>
      )}
    </CheckoutFrame>
  );
}
