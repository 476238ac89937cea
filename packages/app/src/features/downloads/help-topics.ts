import type { Category } from './catalog.js';

interface HelpTopic {
  label: string;
  /** The search text for the knowledge base. */
  keyword: string;
}

const installed: readonly HelpTopic[] = [
  { label: '安装后仍检测不到锁', keyword: '检测不到锁' },
  { label: '浏览器不允许访问本机程序', keyword: '本地网络访问' },
  { label: '应该用哪种浏览器', keyword: '浏览器' },
];
const written: readonly HelpTopic[] = [
  { label: '材料怎么盖章', keyword: '盖章' },
  { label: '材料被退回了怎么办', keyword: '审核不通过' },
  { label: '各项业务需要哪些材料', keyword: '准备材料' },
];
const mobile: readonly HelpTopic[] = [
  { label: '手机证书怎么申请和下载', keyword: '手机证书申请' },
  { label: '怎么扫码登录和签章', keyword: '扫码登录' },
];

/** Common questions about a file of this kind. */
export const helpFor = (category: Category): readonly HelpTopic[] =>
  category === 'app' ? mobile : category === 'template' ? written : installed;
