import type { ProductDetail, ProductSummary } from '@ca-portal/api';
import { shop } from '@ca-portal/api/contract';

const { response: master } = shop.list.example;
const notOnline = '该证书的线上办理尚未开放，请到服务网点办理';

/** The initial product list of a province. */
export const products: ProductSummary[] = [
  { ...master, summary: '公司对外的第一把锁，投标、签章、授权都从它开始。' },
  {
    ...master,
    id: 'lock-personal',
    name: '个人锁',
    summary: '本人实名持有，用于投标文件和计价成果的个人签章。',
    audience: '项目负责人、造价师',
    fromFen: 19_500,
    stock: 12,
    highlights: ['本人实名', '手写签名或执业印章', '到窗口自取、邮寄或在线写入'],
  },
  {
    ...master,
    id: 'mobile',
    name: '手机证书',
    summary: '装在本人手机里，扫码登录和签章，不用驱动。',
    audience: '企业与个人',
    carrier: 'mobile',
    orderType: '0301',
    fromFen: 20_000,
    available: false,
    unavailableReason: notOnline,
    stock: 0,
    highlights: ['扫码登录和签章', '指纹或人脸解锁', '无需等待邮寄'],
  },
  {
    ...master,
    id: 'pc',
    name: 'PC证书',
    summary: '装在一台固定电脑里，无需硬件。',
    audience: '固定岗位的企业与个人',
    carrier: 'pc',
    orderType: '0501',
    fromFen: 15_000,
    available: false,
    unavailableReason: notOnline,
    stock: 0,
    highlights: ['适合固定岗位', '绑定一台电脑', '审核通过即可下载'],
  },
];

export const masterLock: ProductDetail = {
  ...shop.detail.example.response,
  summary: products[0]?.summary ?? '',
};
export const longText = '示例市轨道交通建设投资发展集团有限责任公司浑南区第二工程建设管理分公司专用';
