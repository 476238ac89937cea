import type { catalog } from '@ca-portal/api/contract';
import type { ResultOf } from '@ca-portal/api/contract';
import type { CallContext } from '../../context/call-context.js';
import { carrierLabels, carriers, moneyText } from '@ca-portal/api/domain';
import { hiddenProviders } from '../../services/codes/index.js';
import { listProducts, productSummary } from '../../services/shop/index.js';

/** What differs by nature, in the order of `carriers`. */
const differences: readonly (readonly [string, string, string, string])[] = [
  ['怎么用', '插入电脑，输入CA锁密码', '手机扫码，指纹或人脸', '在固定电脑上直接使用'],
  ['多久能用', '制证后领取，约 1-2 个工作日', '审核通过后当天', '审核通过后当天'],
  ['开标解密', '支持', '部分平台支持', '不支持'],
  ['电子印章', '公章、法人章、个人章', '个人章', '公章、个人章'],
  ['丢失或更换设备', '办理补办', '换手机需重新绑定', '换电脑需客服核实'],
];

/** The three carriers side by side; prices are read from the products, so they are always current. */
export async function comparisonTable(context: CallContext): Promise<ResultOf<typeof catalog.comparison>> {
  const products = (await listProducts(context.services, await hiddenProviders(context))).map(productSummary);
  const prices = carriers.map((carrier) => {
    const fen = products
      .filter((product) => product.carrier === carrier)
      .flatMap((product) => product.fromFen ?? []);
    return fen.length > 0 ? `${moneyText(Math.min(...fen))} 起` : '—';
  });
  return {
    carriers: carriers.map((carrier) => ({ carrier, name: carrierLabels[carrier] })),
    rows: [
      { label: '首年价格', cells: prices },
      ...differences.map(([label, ...cells]) => ({ label, cells })),
    ],
  };
}
