import { permissions, type Permission } from '@ca-portal/api/domain';
import { useMemo } from 'react';
import { useMay } from '../../engines/resource/index.js';
import { Lists, type ListChoice } from './Lists.js';
import { contentPage } from './pages/content.js';
import { platformsPage } from './pages/platforms.js';
import { productsPage } from './pages/products.js';
import { providersPage } from './pages/providers.js';

/** Code lists and public pages have separate permissions, which shop staff may not have. */
const lists = [
  { key: 'products', label: '产品与价格', of: productsPage, may: permissions.manageShop },
  { key: 'providers', label: '服务商', of: providersPage, may: permissions.manageShop },
  { key: 'platforms', label: '适用平台', of: platformsPage, may: 'system:dict:list' },
  {
    key: 'servicePoints',
    label: '服务网点',
    of: contentPage('servicePoint'),
    may: permissions.manageContent,
  },
] as const satisfies readonly (ListChoice & { readonly may: Permission })[];

/** 产品与价格: products, prices with their start date, providers, platforms and service points. */
export function ShopPage() {
  const may = useMay();
  const own = useMemo(() => lists.filter((list) => may(list.may)), [may]);
  return <Lists label="商品列表" lists={own} />;
}
