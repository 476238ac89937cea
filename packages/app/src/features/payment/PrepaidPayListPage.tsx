import { moneyText } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { LinkButton } from '@ca-portal/ui/button';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { OrdersToPay } from './components/OrdersToPay.js';
import { PayRow, Steps } from './components/OrdersToPay.styles.js';
import { WaitingOrders } from './components/WaitingOrders.js';
import { CheckoutFrame } from '../../shared/page/index.js';

/** 预存账户待支付列表 (`/prestoreAccountPayList`): unpaid orders that can be selected and paid together (spec 2.2). */
export function PrepaidPayListPage() {
  return (
    <CheckoutFrame as="main" id="main">
      <PageHeading size="lg" title="预存账户待支付列表" />
      <WaitingOrders>
        {({ rows, chosen, missing, totalFen, onToggle }) => {
          const orderNos = chosen.map(({ orderNo }) => orderNo).join(',');
          return (
            <Steps>
              {missing > 0 ? (
                <Alert tone="warning">{missing} 笔订单已经支付、关闭，或不属于您，没有列在下面。</Alert>
              ) : null}
              <OrdersToPay title="待支付的订单" rows={rows} chosen={chosen} onToggle={onToggle} />
              {chosen.length > 0 ? (
                <PayRow>
                  <LinkButton variant="primary" size="lg" href={`/prestoreAccountPay?orderNos=${orderNos}`}>
                    用余额支付 {moneyText(totalFen)}
                  </LinkButton>
                  <LinkButton size="lg" href={`/makeSurePayZh?orderNos=${orderNos}`}>
                    余额不够，组合支付
                  </LinkButton>
                </PayRow>
              ) : (
                <p>请至少选择一笔订单。</p>
              )}
            </Steps>
          );
        }}
      </WaitingOrders>
    </CheckoutFrame>
  );
}
