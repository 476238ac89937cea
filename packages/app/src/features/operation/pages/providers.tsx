import { shop } from '@ca-portal/api/groups/shop';
import { shopAdmin } from '@ca-portal/api/groups/shop-admin';
import * as limits from '@ca-portal/api/limits/shop-admin';
import { send } from '../../../api/query.js';
import { allRowsOf, field, resource } from '../../../engines/resource/index.js';
import { saleTags, saleState, usePlatforms } from './on-sale.js';

/** 服务商: the issuers of certificates, and the platforms that accept them. */
export const providersPage = resource(
  allRowsOf(shopAdmin, 'providers', {
    rows: (providers) => providers,
    text: ({ code, name }) => `${code} ${name}`,
  }),
  ({ column, form }) => ({
    title: '产品与价格',
    description: '服务商名称和适用平台名称在数据字典中维护；这里设置是否可选和支持哪些平台。',
    noun: '服务商',
    rowKey: (one) => one.code,
    name: (one) => one.name,
    search: '名称或代码',
    refreshes: [shop],
    columns: [
      column.name('name', '服务商', (one) => one.name),
      column.code('code', '代码', (one) => one.code),
      column.tag('state', '状态', saleState, saleTags),
      column.text('reason', '说明', (one) => one.unavailableReason),
      column.figure('platforms', '支持平台', (one) => `${one.platformCodes.length} 个`),
      column.figure('products', '在售产品', (one) => `${one.products} 个`),
    ],
    form: form(
      { unavailableReason: '', onTrial: false, platformCodes: [] as readonly string[] },
      {
        limits: limits.updateProvider,
        fields: {
          platformCodes: field.many('支持的平台', usePlatforms),
          onTrial: field.yesNo('试点', '只对服务商名单中的账号或手机号显示'),
          unavailableReason: field.longText('停售说明', {
            rows: 2,
            hint: '填写后不能再选择这家服务商，这段话会显示给用户；留空为可选。',
          }),
        },
        says: () => '保存后立即对新订单生效，已提交的订单继续办理。',
        edit: {
          values: ({ unavailableReason, onTrial, platformCodes }) => ({
            unavailableReason,
            onTrial,
            platformCodes,
          }),
          run: ({ platformCodes, ...values }, { code }) =>
            send(shopAdmin, 'updateProvider', {
              params: { code },
              body: { ...values, platformCodes: [...platformCodes] },
            }),
        },
      },
    ),
  }),
);
