import { Lists } from './Lists.js';
import { productsPage } from './pages/products.js';
import { providersPage } from './pages/providers.js';

const lists = [
  { key: 'products', label: '产品与价格', of: productsPage },
  { key: 'providers', label: '服务商', of: providersPage },
];

/** 产品与价格: what the shop sells, from when at which price, by whom and for which platforms. */
export const ShopPage = () => <Lists label="商品列表" lists={lists} />;
