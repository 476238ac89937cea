import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Shown } from '../../shared/failure/index.js';
import { Cashier } from './components/Cashier.js';
import { OrderGone } from './components/OrderGone.js';
import { WaitingDialog } from './components/WaitingDialog.js';
import { CheckoutColumns, CheckoutFrame, Stack } from '../../shared/page/index.js';
import { latePayment } from '../../shared/orders/index.js';
import { useOrder } from './queries.js';

/** 收银台 (`/makeSurePay?orderNo=`): pays one order while it can be paid. */
export function CashierPage() {
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  const order = useOrder(orderNo);
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);
  const result = `/makeSurePay/result?orderNo=${encodeURIComponent(orderNo)}`;

  return (
    <Shown
      part
      card
      of={order}
      what="订单"
      unharmed="没有扣款"
      size="md"
      isMissing={orderNo === ''}
      missing={
        <CheckoutFrame>
          <OrderGone />
        </CheckoutFrame>
      }
      loading={
        <CashierFrame>
          <CashierSkeleton />
        </CashierFrame>
      }
      failedIn={(failed) => <CashierFrame>{failed}</CashierFrame>}
    >
      {(data) => {
        if (data.actions.includes('pay')) {
          return (
            <CashierFrame>
              <Cashier order={data} onPay={() => setWaiting(true)} onEnd={() => void order.refetch()} />
              {waiting ? (
                <WaitingDialog
                  orderNo={orderNo}
                  onClose={() => setWaiting(false)}
                  onPaid={() => void navigate(result)}
                />
              ) : null}
            </CashierFrame>
          );
        }
        // Refetched when the visitor comes back from paying.
        if (waiting && data.paidAt) return <Navigate to={result} replace />;
        return (
          <CheckoutFrame>
            <OrderGone orderNo={orderNo} state={data.state} late={latePayment(data)} />
          </CheckoutFrame>
        );
      }}
    </Shown>
  );
}

function CashierFrame({ children }: { children: ReactNode }) {
  return (
    <CheckoutFrame>
      <Breadcrumb
        items={[
          { label: '首页', href: '/' },
          { label: '我的订单', href: '/core/order' },
          { label: '收银台' },
        ]}
      />
      <PageHeading size="lg" title="收银台" />
      {children}
    </CheckoutFrame>
  );
}

function CashierSkeleton() {
  return (
    <>
      <HiddenText as="output">正在加载订单</HiddenText>
      <CheckoutColumns aria-busy="true">
        <Stack>
          <Card>
            <Skeleton height="4.5rem" />
          </Card>
          <Card>
            <Skeleton height="20rem" />
          </Card>
        </Stack>
        <Card>
          <Skeleton height="20rem" />
        </Card>
      </CheckoutColumns>
    </>
  );
}
