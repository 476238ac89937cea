import type { ProductDetail } from '@ca-portal/api';
import { roleNotAllowedSentence } from '@ca-portal/api/domain';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../session/useSession.js';
import { CardColumns, DetailBlock, isGone } from '../../shared/content/index.js';
import { choiceParams, readChoice, type Choice } from './choice.js';
import { BuyPanel } from './components/BuyPanel.js';
import { DetailSkeleton } from './components/DetailSkeleton.js';
import { PublicFrame } from '../../shared/page/index.js';
import { Preparation } from './components/Preparation.js';
import { PriceTable } from './components/PriceTable.js';
import { ProcessCard } from './components/ProcessCard.js';
import { RelatedCard } from './components/RelatedCard.js';
import { useProduct, useSku } from './queries.js';
import { useAddressState } from '../../routing/useAddressState.js';

/** 产品详情 (`/productDetail?id=`): choose provider, years, platforms and delivery, with the price in view. */
export function ProductDetailPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const product = useProduct(id);
  return (
    <PublicFrame>
      <Breadcrumb
        items={[
          { label: '首页', href: '/' },
          { label: '产品中心', href: '/product' },
          { label: product.data?.name ?? '产品详情' },
        ]}
      />
      <DetailBlock
        record={product}
        gone={isGone(id !== '', product.error)}
        heading="产品详情"
        failed={{ what: '产品', unharmed: '您的选择还在' }}
        absent={{
          art: 'lock',
          title: '该产品不存在或已下线',
          reason: '产品可能已经停办，或地址不完整。可以到产品中心选择其他产品。',
          list: { label: '去产品中心', href: '/product' },
        }}
        place="page"
        waiting={<DetailSkeleton />}
      >
        {(detail) => <Detail key={detail.id} product={detail} />}
      </DetailBlock>
    </PublicFrame>
  );
}

/** Why this visitor cannot order the product with any choice. Visitors who are not logged in may look and choose. */
function useClosed(product: ProductDetail): string | undefined {
  const user = useCurrentUser();
  if (!product.available) return product.unavailableReason || '该产品暂不办理，请选择其他产品';
  if (user && !product.allowedRoleIds.includes(user.roleId)) return roleNotAllowedSentence;
  return undefined;
}

function Detail({ product }: { product: ProductDetail }) {
  const closed = useClosed(product);
  const [choice, change] = useAddressState<Choice>(
    (params) => readChoice(product, params),
    (next) => choiceParams({ id: product.id }, next),
  );
  const { quote, refusal } = useSku(product, choice);
  return (
    <>
      <BuyPanel
        product={product}
        choice={choice}
        quote={quote}
        closed={closed ?? refusal}
        onChange={change}
      />
      <CardColumns>
        <div>
          {quote ? (
            <Card title="包含内容与费用" padding="none">
              <PriceTable quote={quote} />
            </Card>
          ) : null}
          <Card
            title="办理须知"
            extra={
              <Link href={`/before?type=${encodeURIComponent(product.orderType)}`}>办事指南和准备清单</Link>
            }
          >
            <Preparation product={product} />
          </Card>
        </div>
        <aside aria-label="办理过程与其他产品">
          <ProcessCard delivery={choice.delivery} />
          <RelatedCard besides={product.id} />
        </aside>
      </CardColumns>
    </>
  );
}
