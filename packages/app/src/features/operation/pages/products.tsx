import {
  fenOf,
  orderTypeLabels,
  registrableRoles,
  roleLabel,
  yuanText,
  type KeyAlgorithm,
} from '@ca-portal/api/domain';
import { catalog } from '@ca-portal/api/groups/catalog';
import { shop } from '@ca-portal/api/groups/shop';
import { shopAdmin } from '@ca-portal/api/groups/shop-admin';
import * as limits from '@ca-portal/api/limits/shop-admin';
import { send } from '../../../api/query.js';
import { field, own, resource, rowsOf } from '../../../engines/resource/index.js';
import { ProductPrices } from '../components/ProductPrices.js';
import { useDictionaryOptions } from '../options.js';
import { sampleBill } from '../sample-bill.js';
import { saleState, saleTags, usePlatforms, useProviders } from './on-sale.js';

/**
 * Choices for a new product: the business determines the carrier, and the carrier determines the list of lock types.
 */
const natures = [
  { value: '0101', label: orderTypeLabels['0101'], carrier: 'lock' },
  { value: '0301', label: orderTypeLabels['0301'], carrier: 'mobile' },
  { value: '0501', label: orderTypeLabels['0501'], carrier: 'pc' },
  { value: '0101,0301', label: orderTypeLabels['0101,0301'], carrier: 'lock' },
] as const;
type Nature = (typeof natures)[number]['value'];
const useCertificateTypes = () => useDictionaryOptions('code_5');
const useLockTypes = () => useDictionaryOptions('code_6');
const usePcLockTypes = () => useDictionaryOptions('code_14');
const roleOptions = registrableRoles.map((id) => ({ value: String(id), label: roleLabel(id) }));
const years = [1, 2, 3, 4, 5].map((one) => ({ value: String(one), label: `${one} 年` }));

const algorithmOptions = [
  { value: 'RSA-2048', label: 'RSA 2048' },
  { value: 'SM2', label: '国密 SM2' },
] as const;

/** Prices as entered, in yuan. */
const amounts = {
  serviceFenPerYear: '',
  mediumFen: '0.00',
  sealFen: '0.00',
  extraPlatformFen: '0.00',
  courierFen: '0.00',
};
type Prices = Record<keyof typeof amounts, number>;
const each = <From, To>(given: Record<keyof Prices, From>, as: (one: From) => To) =>
  Object.fromEntries(Object.keys(amounts).map((name) => [name, as(given[name as keyof Prices])])) as Record<
    keyof Prices,
    To
  >;
const pricesOf = (typed: typeof amounts): Prices => each(typed, (one) => fenOf(one) ?? 0);
const blank = {
  id: '',
  orderType: '0101' as Nature,
  certificateType: '',
  lockType: '',
  pcLockType: '',
  keyAlgorithm: 'RSA-2048' as KeyAlgorithm,
  name: '',
  summary: '',
  audience: '',
  highlights: '',
  allowedRoleIds: [] as readonly string[],
  yearOptions: ['1'] as readonly string[],
  platformCodes: [] as readonly string[],
  includedPlatformCodes: [] as readonly string[],
  providerCodes: [] as readonly string[],
  sealCount: 0,
  stock: 0,
  position: 1,
  unavailableReason: '',
};
type Values = typeof blank;
const bodyOf = (values: Values) => ({
  name: values.name,
  summary: values.summary,
  audience: values.audience,
  highlights: field.linesIn(values.highlights),
  allowedRoleIds: values.allowedRoleIds.map(Number),
  yearOptions: values.yearOptions.map(Number),
  platformCodes: [...values.platformCodes],
  includedPlatformCodes: [...values.includedPlatformCodes],
  providerCodes: [...values.providerCodes],
  sealCount: values.sealCount,
  keyAlgorithm: values.keyAlgorithm,
  stock: values.stock,
  position: values.position,
  unavailableReason: values.unavailableReason,
});

/** 产品: products on sale, and their prices with start dates. */
export const productsPage = resource(
  rowsOf(shopAdmin, 'products', own({ words: 'keyword' })),
  ({ column, form, ask }) => ({
    title: '产品与价格',
    description: '维护在售产品、适用平台和价格。价格从生效时间起用于新订单，已提交的订单按提交时的价格。',
    noun: '产品',
    rowKey: (one) => one.id,
    name: (one) => one.name,
    search: '名称或编号',
    refreshes: [shop, catalog],
    columns: [
      column.name('name', '产品', (one) => one.name),
      column.text('orderType', '业务', (one) => orderTypeLabels[one.orderType]),
      column.tag('state', '状态', saleState, saleTags),
      column.money('service', '证书服务费 / 年', (one) => one.prices?.serviceFenPerYear),
      column.money('medium', '介质费', (one) => one.prices?.mediumFen),
      column.text('next', '下次调价', (one) => one.nextPriceFrom),
      column.figure('stock', '库存', (one) => one.stock),
      column.figure('position', '排序', (one) => one.position),
    ],
    detail: ({ id }) => <ProductPrices id={id} />,
    form: form(blank, {
      size: 'lg',
      limits: limits.addProduct,
      fields: {
        id: field.text('编号', {
          only: 'add',
          hint: '例如 lock-second，保存后不能修改。',
        }),
        orderType: field.choice('对应业务', natures, { only: 'add' }),
        certificateType: field.choice('证书类型', useCertificateTypes, { only: 'add' }),
        lockType: field.choice('锁类型', useLockTypes, {
          only: 'add',
          when: ({ orderType }) => orderType !== '0501',
        }),
        pcLockType: field.choice('PC锁类型', usePcLockTypes, {
          required: true,
          only: 'add',
          when: ({ orderType }) => orderType === '0501',
        }),
        name: field.text('名称', { required: true }),
        audience: field.text('适用对象', { required: true }),
        summary: field.longText('简介', { required: true, rows: 2 }),
        highlights: field.entries('特点', { rows: 3, hint: '每行一条，最多 6 条。' }),
        allowedRoleIds: field.many('可以办理的角色', roleOptions),
        yearOptions: field.many('有效期', years),
        platformCodes: field.many('适用平台', usePlatforms),
        includedPlatformCodes: field.many('基础价格包含的平台', usePlatforms, {
          hint: '其余平台按加平台价格另计。',
        }),
        providerCodes: field.many('服务商', useProviders),
        sealCount: field.wholeNumber('印章数量', { hint: '每枚按印章制作费计算。' }),
        keyAlgorithm: field.choice('密钥算法', algorithmOptions, {
          hint: '只影响新办的CA锁证书；延期、变更和补办沿用原证书的算法。',
        }),
        stock: field.wholeNumber('库存'),
        position: field.wholeNumber('排序', { hint: '小的在前。' }),
        unavailableReason: field.longText('停售说明', {
          rows: 2,
          hint: '填写后不能再下单，这段话会显示给用户；留空为在售。',
        }),
      },
      says: (_, one) =>
        one
          ? '保存后立即对新订单生效，已提交的订单继续办理。'
          : '保存后请再录入价格；没有价格的产品不能下单。',
      add: {
        run: ({ id, orderType, certificateType, lockType, pcLockType, ...values }) => {
          const carrier = natures.find(({ value }) => value === orderType)?.carrier ?? 'lock';
          const nature = {
            id,
            orderType,
            carrier,
            certificateType,
            lockType: carrier === 'pc' ? pcLockType : lockType,
          };
          return send(shopAdmin, 'addProduct', { body: { ...bodyOf({ ...blank, ...values }), ...nature } });
        },
      },
      edit: {
        values: ({ highlights, allowedRoleIds, yearOptions, ...one }) => ({
          ...blank,
          name: one.name,
          summary: one.summary,
          audience: one.audience,
          highlights: highlights.join('\n'),
          allowedRoleIds: allowedRoleIds.map(String),
          yearOptions: yearOptions.map(String),
          platformCodes: one.platformCodes,
          includedPlatformCodes: one.includedPlatformCodes,
          providerCodes: one.providerCodes,
          sealCount: one.sealCount,
          keyAlgorithm: one.keyAlgorithm,
          stock: one.stock,
          position: one.position,
          unavailableReason: one.unavailableReason,
        }),
        run: (values, { id }) => send(shopAdmin, 'updateProduct', { params: { id }, body: bodyOf(values) }),
      },
    }),
    actions: [
      ask(
        { ...amounts, day: '' },
        {
          label: '调整价格',
          limits: limits.addPrice,
          fields: {
            serviceFenPerYear: field.yuan('证书服务费（每年）'),
            mediumFen: field.yuan('介质费'),
            sealFen: field.yuan('印章制作费（每枚）'),
            extraPlatformFen: field.yuan('加平台（每个）'),
            courierFen: field.yuan('邮寄费'),
            day: field.day('生效日期', { hint: '从当天 00:00 起；不填为立即生效。' }),
          },
          values: ({ prices }) => ({ ...(prices ? each(prices, yuanText) : amounts), day: '' }),
          explain: (product, { day, ...typed }) =>
            `${day ? `从 ${day} 00:00 起` : '保存后立即'}用于新订单；已提交的订单按提交时的价格。` +
            sampleBill(product, pricesOf(typed)),
          run: ({ day, ...typed }, { id }) =>
            send(shopAdmin, 'addPrice', {
              params: { id },
              body: {
                ...pricesOf(typed),
                validFrom: day ? `${day} 00:00:00` : null,
              },
            }),
          done: '价格已录入',
        },
      ),
    ],
  }),
);
