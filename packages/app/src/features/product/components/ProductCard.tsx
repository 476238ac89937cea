import type { ProductSummary } from '@ca-portal/api';
import { LinkButton } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tag } from '@ca-portal/ui/tag';
import { stockOf } from '../product-facts.js';
import { CarrierArt } from './CarrierArt.js';
import { FirstYearPrice } from './FirstYearPrice.js';
import { CardBody, CardFoot, CardRoot, Stock } from './ProductCard.styles.js';

export const detailHref = (id: string): string => `/productDetail?${new URLSearchParams({ id }).toString()}`;

/** One product of the list. An unavailable one keeps its place and says why. */
export function ProductCard({ product }: { product: ProductSummary }) {
  const href = detailHref(product.id);
  const stock = stockOf(product);
  return (
    <CardRoot>
      <div data-part="art">
        <CarrierArt product={product} />
      </div>
      <CardBody>
        <p data-part="audience">适用：{product.audience}</p>
        <h2>
          <Link href={href}>{product.name}</Link>
        </h2>
        <p data-part="summary">{product.summary}</p>
        <ul>
          {product.highlights.map((point) => (
            <li key={point}>
              <Tag>{point}</Tag>
            </li>
          ))}
        </ul>
        <CardFoot>
          <div>
            <FirstYearPrice fromFen={product.fromFen} />
            <Stock data-tone={stock.tone}>
              <Icon name={stock.icon} />
              {stock.text}
            </Stock>
          </div>
          {product.fromFen === null ? null : product.available ? (
            <LinkButton size="sm" href={href} aria-label={`办理${product.name}`}>
              办理
            </LinkButton>
          ) : (
            <LinkButton variant="text" size="sm" href={href} aria-label={`了解${product.name}`}>
              了解
            </LinkButton>
          )}
        </CardFoot>
      </CardBody>
    </CardRoot>
  );
}

/** Placeholder with the size of a card while the list loads. */
export function ProductCardSkeleton() {
  return (
    <CardRoot>
      <div data-part="art">
        <Skeleton width="10rem" height="7rem" />
      </div>
      <CardBody>
        <Skeleton width="5em" />
        <Skeleton width="8em" height="var(--ca-fs-h4)" />
        <br />
        <Skeleton height="3.2em" />
        <br />
        <Skeleton width="9em" height="2.4em" />
      </CardBody>
    </CardRoot>
  );
}
