import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../session/useSession.js';
import { LoadFailed } from '../../shared/failure/index.js';
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
  if (isApiError(product.error, errorCodes.notFound) || product.data?.available === false) {
    return (
      <NoProduct
        title="该产品暂不办理"
        reason={product.data?.unavailableReason || '产品不存在或已下线，请选择其他产品。'}
      />
    );
  }
  if (product.isError && !product.data) {
    return (
      <Card>
        <LoadFailed what="产品信息" query={product} size="md" />
      </Card>
    );
  }
  if (!product.data || !user || earlier.isLoading || papers.isLoading) return <OrderSkeleton />;
  if (!pathname.startsWith(orderPaths[product.data.carrier])) {
    return <Navigate to={`${orderPaths[product.data.carrier]}?${params.toString()}`} replace />;
  }
  return (
    <OrderFormView
      key={product.data.id}
      product={product.data}
      user={user}
      params={params}
      copied={earlier.data && { ...earlier.data, attachments: papers.data?.attachments ?? [] }}
    />
  );
}

function NoProduct({ title, reason }: { title: string; reason: string }) {
  return <EmptyCard title={title} reason={reason} way={{ href: '/product', label: '去选择产品' }} />;
}
