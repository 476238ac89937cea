import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Comparison } from './components/Comparison.js';
import { Shown } from '../../shared/failure/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import { ProductCard, ProductCardSkeleton } from './components/ProductCard.js';
import { ProductGrid } from './components/ProductCard.styles.js';
import { ProductFilter } from './components/ProductFilter.js';
import { Recommended, RecommendedSkeleton } from './components/Recommended.js';
import { filtered, filterParams, readFilter, type Filter } from './filter.js';
import { useProducts } from '../../shared/content/index.js';
import { useBrands, useCategories, useTopProducts } from './queries.js';
import { useAddressState } from '../../routing/useAddressState.js';

/**
 * The router does not scroll: a link to 三种证书怎么选 from another page would end at the top. Runs again after the list has
 * loaded, because the list pushes the content down.
 */
function useShowAnchor(settled: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, settled]);
}

/** 产品中心 (`/product`): the list of products; prices are public. */
export function ProductPage() {
  const [filter, change] = useAddressState(readFilter, filterParams);
  const products = useProducts(filter.brand);
  const brands = useBrands();
  const categories = useCategories();
  const top = useTopProducts();
  const forward = top.data?.find(({ available, fromFen }) => available && fromFen !== null);
  useShowAnchor(!products.isPending);

  return (
    <PublicFrame>
      <PageHeading size="lg" title="产品中心" description="价格公开，先看清再办理。" />
      {forward ? <Recommended product={forward} /> : top.isPending ? <RecommendedSkeleton /> : null}
      <ProductFilter
        filter={filter}
        onChange={change}
        brands={brands.isPending ? undefined : (brands.data ?? [])}
        categories={categories.data}
        count={products.data ? filtered(products.data.rows, filter).length : undefined}
      />
      <ProductList
        products={products}
        filter={filter}
        onClear={() => change({ carrier: 'all', brand: '', onlyAvailable: false, sort: filter.sort })}
      />
      <Comparison />
    </PublicFrame>
  );
}

interface ProductListProps {
  products: ReturnType<typeof useProducts>;
  filter: Filter;
  onClear: () => void;
}

function ProductList({ products, filter, onClear }: ProductListProps) {
  const loading = (
    <ProductGrid aria-busy="true">
      {['a', 'b', 'c', 'd'].map((key) => (
        <li key={key}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ProductGrid>
  );
  return (
    <Shown part card of={products} what="产品" unharmed="您的选择还在" loading={loading}>
      {({ rows }) => {
        const shown = filtered(rows, filter);
        if (shown.length > 0)
          return (
            <ProductGrid>
              {shown.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} />
                </li>
              ))}
            </ProductGrid>
          );
        return rows.length > 0 || filter.brand ? (
          <Card>
            <Empty
              art="search"
              title="没有符合条件的产品"
              reason="可以放宽条件再看看。"
              action={<Button onClick={onClear}>清除全部条件</Button>}
            />
          </Card>
        ) : (
          <Card>
            <Empty title="暂时没有在办的产品" reason="产品正在调整，请稍后再来，或拨打服务热线咨询。" />
          </Card>
        );
      }}
    </Shown>
  );
}
