import { news, type Template } from './template.js';

export const officeTemplates = {
  'content.published': news('内容发布', '内容已发布：{标题}', '“{标题}”复核通过，访客已经可以看到。', [
    '标题',
  ]),
  'content.returned': news(
    '内容退回',
    '内容被退回：{标题}',
    '“{标题}”被退回，原因：{说明}',
    ['标题', '说明'],
    { category: '2' },
  ),
  'import.done': news('用户名单导入完成', '用户名单已导入', '已开通 {数量} 个账号，每个人会收到{方式}。', [
    '数量',
    '方式',
  ]),
  'import.refused': news(
    '用户名单没有导入',
    '用户名单没有导入',
    '名单中有 {数量} 处需要修改，没有开通任何账号。请在用户管理中查看并修改后重新导入。',
    ['数量'],
  ),
} as const satisfies Record<string, Template>;
