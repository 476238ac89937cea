import type { HelpPage } from './helpPages.js';

export const pages: readonly HelpPage[] = [
  {
    route: 'company',
    guideHref: '#guide',
    topics: [
      {
        key: 'name',
        title: '企业名称要和营业执照一致',
        text: '系统会把您填写的内容与营业执照逐字比对。不一致时审核不能通过。',
        target: '#company-name',
      },
      {
        key: 'license',
        title: '营业执照要加盖公章',
        text: '请上传加盖公章的副本照片。公章不能盖住文字。',
        target: '#license',
      },
      { key: 'after', title: '提交后不能修改', text: '审核通过后企业信息不能再编辑。提交前请再看一遍。' },
    ],
  },
  {
    route: 'company',
    business: 'change',
    title: '企业变更帮助',
    topics: [
      { key: 'who', title: '谁可以变更', text: '企业变更只能由企业管理员办理。名称变更会用于全部证书。' },
    ],
  },
  {
    route: 'caManage',
    topics: [{ key: 'delay', title: '什么时候可以延期', text: '到期前 80 天起可以延期。过期后也可以办理。' }],
  },
];
