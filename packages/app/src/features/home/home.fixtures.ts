import type { ProductSummary, ResultOf } from '@ca-portal/api';
import { content, home, shop } from '@ca-portal/api/contract';

type Todo = ResultOf<typeof home.todos>[number];

const { response: master } = shop.list.example;
const closed = { available: false, unavailableReason: '该证书的线上办理尚未开放，请到服务网点办理' };

export const offers: ProductSummary[] = [
  master,
  { ...master, id: 'lock-personal', name: '个人锁', fromFen: 19_500 },
  {
    ...master,
    ...closed,
    id: 'mobile',
    carrier: 'mobile',
    orderType: '0301',
    fromFen: 20_000,
    highlights: ['扫码登录和签章', '指纹或人脸解锁', '无需等待邮寄'],
  },
  {
    ...master,
    ...closed,
    id: 'pc',
    carrier: 'pc',
    orderType: '0501',
    fromFen: 15_000,
    highlights: ['适合固定岗位', '绑定一台电脑', '审核通过即可下载'],
  },
];

const notice = (id: number, category: string, title: string, publishTime: string) => ({
  ...content.notices.example.response,
  id,
  category,
  title,
  publishTime,
});
export const notices = [
  notice(1, '系统维护', '关于 2026 年 12 月系统维护的通知', '2026-11-20 09:00:00'),
  notice(2, '业务', '企业证书延期业务新增“免材料”办理方式', '2026-11-18 10:20:00'),
  notice(3, '业务', '手机证书支持评标专家远程评标登录', '2026-11-12 14:05:00'),
  notice(4, '安全', '关于防范假冒客服索要证书密码的提醒', '2026-11-05 16:40:00'),
  notice(5, '网点', '沈阳浑南服务网点搬迁后的办理指引', '2026-10-29 08:30:00'),
];

const download = (id: string, title: string, text: string) => ({
  id,
  title,
  content: text,
  pushTime: '2026-11-02 10:00:00',
  whereFrom: '平台',
});
export const downloads = [
  download('18', 'CA锁驱动程序', 'Windows 7 及以上，v3.2.1，46.80 MB'),
  download('20', '签章客户端', 'Windows，v5.0.4，112.35 MB'),
  download('24', '企业证书申请表', 'Word 模板，86.50 KB'),
  download('26', '法定代表人授权书', 'Word 模板，42.10 KB'),
];

const todo = (
  kind: Todo['kind'],
  title: string,
  detail: string,
  link: string,
  before: string | null,
): Todo => ({
  kind,
  title,
  detail,
  link,
  before,
});
/** In the server's order. */
export const todos: Todo[] = [
  todo(
    'pay',
    '企业主锁待支付 ¥450.00',
    '超过时限订单将自动关闭',
    '/makeSurePay?orderNo=DD20261121000004',
    '2099-11-22 10:00:00',
  ),
  todo(
    'correct',
    '个人锁审核不通过，1 项需要修改',
    '改好后重新提交即可，不需要再次付费',
    '/core/orderDetail?orderNo=1',
    null,
  ),
  todo(
    'renew',
    '示例建设工程有限公司的证书还有 26 天到期',
    '新有效期从原到期日接着算',
    '/core/caManage',
    '2026-12-17 10:00:00',
  ),
  todo('company', '企业信息还没有提交', '提交后才能办理企业证书', '/core/company', null),
  todo('approve', '2 人申请加入企业', '请核对姓名和手机号后处理', '/core/personnel', null),
  todo('personal', '个人信息还没有补全', '补全后才能办理证书', '/core/personal', null),
];

const [picture] = home.carousel.example.response;
export const pictures = picture
  ? [
      { ...picture, imageUrl: '' },
      { ...picture, id: 2, title: '手机证书，扫码登录和签章', link: 'javascript:alert(1)', imageUrl: '' },
    ]
  : [];

export const longText = '示例市轨道交通建设投资发展集团有限责任公司浑南区第二工程建设管理分公司专用';
