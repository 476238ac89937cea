import type { ProductDetail } from '@ca-portal/api';
import { Icon } from '@ca-portal/ui/icon';
import { TickList } from '../../../shared/content/index.js';
import { preparation } from '../product-facts.js';
import { TwoLists } from './Preparation.styles.js';

/** 办理须知: what to prepare, and what is returned. */
export function Preparation({ product }: { product: ProductDetail }) {
  const { ready, sentBack } = preparation(product);
  return (
    <TwoLists>
      <div>
        <h3>请先准备</h3>
        <TickList>
          {ready.map((item) => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </TickList>
      </div>
      <div data-kind="back">
        <h3>这些情况会被退回</h3>
        <TickList>
          {sentBack.map((item) => (
            <li key={item}>
              <Icon name="close" />
              {item}
            </li>
          ))}
        </TickList>
      </div>
    </TwoLists>
  );
}
