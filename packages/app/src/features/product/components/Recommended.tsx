import type { ProductSummary } from '@ca-portal/api';
import { LinkButton } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Rosette } from '@ca-portal/ui/motif';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tag } from '@ca-portal/ui/tag';
import { useId } from 'react';
import { TickList } from '../../../shared/content/index.js';
import { CarrierArt } from './CarrierArt.js';
import { FirstYearPrice } from './FirstYearPrice.js';
import { detailHref } from './ProductCard.js';
import { RecommendedRoot, Well } from './Recommended.styles.js';

/** As high as a product with three points, so that the content below does not shift. */
export function RecommendedSkeleton() {
  return (
    <RecommendedRoot as="div" aria-busy="true">
      <div data-part="words">
        <Skeleton width="12rem" height="6rem" />
        <TickList>
          {['a', 'b', 'c', 'd'].map((key) => (
            <li key={key}>
              <Skeleton width="60%" height="1.5em" />
            </li>
          ))}
        </TickList>
        <div data-part="buy">
          <Skeleton width="12rem" height="3.25rem" />
        </div>
      </div>
      <Well />
    </RecommendedRoot>
  );
}

/** The recommended product, with the page's only primary button. */
export function Recommended({ product }: { product: ProductSummary }) {
  const titleId = useId();
  return (
    <RecommendedRoot aria-labelledby={titleId}>
      <div data-part="words">
        <Tag tone="brand">推荐</Tag>
        <h2 id={titleId}>{product.name}</h2>
        <p data-part="summary">{product.summary}</p>
        <TickList>
          {product.highlights.map((point) => (
            <li key={point}>
              <Icon name="check" />
              {point}
            </li>
          ))}
        </TickList>
        <div data-part="buy">
          <FirstYearPrice fromFen={product.fromFen} size="lg" />
          <LinkButton variant="primary" size="lg" href={detailHref(product.id)}>
            立即办理
          </LinkButton>
        </div>
      </div>
      <Well>
        <Rosette lineWidth={0.9} />
        <CarrierArt product={product} />
      </Well>
    </RecommendedRoot>
  );
}
