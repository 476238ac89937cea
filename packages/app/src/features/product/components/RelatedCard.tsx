import { moneyText } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { LinkList, useProducts } from '../../../shared/content/index.js';
import { detailHref } from './ProductCard.js';

/** 其他产品: links to other products. The page works without them, while loading and after an error. */
export function RelatedCard({ besides }: { besides: string }) {
  const products = useProducts();
  const others = (products.data?.rows ?? []).filter(({ id }) => id !== besides).slice(0, 3);
  if (others.length === 0) return null;
  return (
    <Card title="其他产品">
      <LinkList>
        {others.map(({ id, name, available, fromFen }) => (
          <li key={id}>
            <Link href={detailHref(id)}>
              <span>{name}</span>
              <span data-part="note">
                {!available ? '暂不办理' : fromFen === null ? '价格未配置' : `${moneyText(fromFen)} 首年`}
              </span>
            </Link>
          </li>
        ))}
      </LinkList>
    </Card>
  );
}
