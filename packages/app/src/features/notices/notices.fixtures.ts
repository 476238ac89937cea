import { content, notices as rows } from '@ca-portal/api/contract';
import type { Notice, NoticeRow } from './queries.js';

const row = (
  id: number,
  category: string,
  title: string,
  publishTime: string,
  pinned = false,
): NoticeRow => ({
  ...content.notices.example.response,
  id,
  category,
  title,
  publishTime,
  pinned,
});

export const notices: NoticeRow[] = [
  row(1, '系统维护', '关于 2026 年 12 月系统维护的通知', '2026-11-20 09:00:00', true),
  row(2, '业务', '企业证书延期业务新增“免材料”办理方式', '2026-11-18 10:20:00'),
  row(3, '业务', '移动证书支持评标专家远程评标登录', '2026-11-12 14:05:00'),
  row(4, '安全', '关于防范假冒客服索要证书密码的提醒', '2026-11-05 16:40:00'),
  row(5, '网点', '沈阳浑南服务网点搬迁后的办理指引', '2026-10-29 08:30:00'),
];

export const categories = [
  { category: '业务', count: 15 },
  { category: '网点', count: 8 },
  { category: '系统维护', count: 6 },
  { category: '安全', count: 5 },
];

export const notice: Notice = {
  ...rows.detail.example.response,
  id: 2,
  title: '企业证书延期业务新增“免材料”办理方式',
  category: '业务',
  previous: { id: 1, title: '关于 2026 年 12 月系统维护的通知' },
  next: { id: 3, title: '移动证书支持评标专家远程评标登录' },
  content:
    '<p>营业执照信息没有变化的企业，延期时不再需要上传盖章材料。</p><h2>一、谁可以办理</h2>' +
    '<table><thead><tr><th>情况</th><th>材料</th></tr></thead><tbody><tr><td>信息没有变化</td><td>免材料</td></tr>' +
    '<tr><td>名称或印章有变化</td><td>先办理企业变更</td></tr></tbody></table>' +
    '<h2>二、怎么办理</h2><ol><li>打开“CA管理”，选择“延期续费”。</li><li>支付后插锁在线写入。</li></ol>',
};

export const longText = '关于进一步规范全省公共资源交易领域数字证书互联互通工作有关事项的补充通知'.repeat(3);
