import type { ProductDetail, ProductSummary } from '@ca-portal/api';
import { roles } from '@ca-portal/api/domain';
import type { IconName } from '@ca-portal/ui/icon';

/** Below this number the stock is mentioned. */
const fewLeft = 20;

/** Availability in words with an icon; color is only an addition. */
export function stockOf(product: ProductSummary): {
  tone: 'ok' | 'low' | 'none';
  icon: IconName;
  text: string;
} {
  if (!product.available)
    return { tone: 'none', icon: 'minus', text: product.unavailableReason || '暂不办理' };
  if (product.carrier !== 'lock') return { tone: 'ok', icon: 'check', text: '随时开通' };
  if (product.stock === 0) return { tone: 'none', icon: 'minus', text: '暂时缺货，可选在线写入' };
  if (product.stock < fewLeft) return { tone: 'low', icon: 'clock', text: `仅剩 ${product.stock} 把` };
  return { tone: 'ok', icon: 'check', text: '现货' };
}

/** What to prepare, and what is returned; depends on who holds the certificate (spec 5). */
export function preparation({ allowedRoleIds }: Pick<ProductDetail, 'allowedRoleIds'>) {
  return allowedRoleIds.includes(roles.enterpriseAdministrator)
    ? {
        ready: [
          '营业执照副本，复印件加盖红色公章',
          '法定代表人授权委托书',
          '电子印章采集表，印章不压字',
          '盖章的申请表，平台与页面一致',
        ],
        sentBack: [
          '执照不是最新版本，或四角不全',
          '印章压字、颜色过浅',
          '采集表是手机拍照，不是扫描件',
          '申请表与页面所选平台不一致',
        ],
      }
    : {
        ready: ['本人身份证正反面', '手持身份证照片', '手写签名照片', '印章采集表，印章不压字'],
        sentBack: [
          '证件过期，或照片反光看不清',
          '手持照片遮挡证件',
          '签名潦草或有底纹',
          '印章压字、颜色过浅',
        ],
      };
}
