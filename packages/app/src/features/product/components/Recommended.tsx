import type { ProductSummary } from '@ca-portal/api';
import { LinkButton } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Rosette } from '@ca-portal/ui/motif';
import { Tag } from '@ca-portal/ui/tag';
import { useId } from 'react';
import { TickList } from '../../../shell/content/HomePieces.styles.js';
import { CarrierArt } from './CarrierArt.js';
import { FirstYearPrice } from './FirstYearPrice.js';
import { detailHref } from './ProductCard.js';
import { RecommendedRoot, Well } from './Recommended.styles.js';

/** The product that is put forward, with the page's only primary button. */
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
        <CarrierArt carrier={product.carrier} />
      </Well>
    </RecommendedRoot>
  );
}
