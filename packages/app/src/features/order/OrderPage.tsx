import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../session/useSession.js';
import { Shown } from '../../shared/failure/index.js';
import { orderPaths } from '../../shared/orders/index.js';
import { OrderFormView } from './components/OrderFormView.js';
import { OrderSkeleton } from './components/OrderSkeleton.js';
import { CheckoutFrame, EmptyCard } from '../../shared/page/index.js';
import { useOrder, useProduct } from './queries.js';
import { useOrderService } from './service-queries.js';

/**
 * 确认订单: one page from the choice to the submitted order, at one address for each kind of certificate (dossier 4.1).
 * Their differences depend on the product; the address of another kind redirects to the right one.
 */
export function OrderPage() {
  return (
    <CheckoutFrame>
      <Breadcrumb
        items={[{ label: '首页', href: '/' }, { label: '产品中心', href: '/product' }, { label: '确认订单' }]}
      />
      <PageHeading size="lg" title="确认订单" />
      <OrderContent />
    </CheckoutFrame>
  );
}

function OrderContent() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const id = params.get('product') ?? '';
  const product = useProduct(id);
  const user = useCurrentUser();
  // 重新下单: the address contains the earlier order and its choice; if it cannot be loaded, the form is empty.
  const from = params.get('from') ?? '';
  const earlier = useOrder(from);
  const papers = useOrderService(from);

  if (id === '') {
    return <NoProduct title="还没有选择产品" reason="请先在产品中心选择要办理的证书。" />;
  }
  const gone = (
    <NoProduct
      title="该产品暂不办理"
      reason={product.data?.unavailableReason || '产品不存在或已下线，请选择其他产品。'}
    />
  );
  return (
    <Shown
      part
      card
      of={product}
      what="产品信息"
      size="md"
      missing={gone}
      loading={<OrderSkeleton />}
      isEmpty={({ available }) => !available}
      empty={gone}
    >
      {(data) => {
        if (!user || earlier.isLoading || papers.isLoading) return <OrderSkeleton />;
        if (!pathname.startsWith(orderPaths[data.carrier])) {
          return <Navigate to={`${orderPaths[data.carrier]}?${params.toString()}`} replace />;
        }
        return (
          <OrderFormView
            key={data.id}
            product={data}
            user={user}
            params={params}
            copied={earlier.data && { ...earlier.data, attachments: papers.data?.attachments ?? [] }}
          />
        );
      }}
    </Shown>
  );
}

function NoProduct({ title, reason }: { title: string; reason: string }) {
  return <EmptyCard title={title} reason={reason} way={{ href: '/product', label: '去选择产品' }} />;
}
