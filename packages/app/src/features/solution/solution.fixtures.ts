import type { Experience, Solution } from './queries.js';

const flow = (...steps: string[]) =>
  steps.map((step) => ({ text: step.replace('*', ''), usesCertificate: step.startsWith('*') }));

export const solutions: Solution[] = [
  {
    id: 1,
    title: '工程建设招标投标',
    summary: '投标人用同一把锁登录、签章、加密和解密，不再为每个平台各办一把。',
    steps: flow('*登录平台', '编制投标文件', '*签章', '*加密上传', '*开标解密'),
    results: ['某施工企业 6 个项目部，锁从 23 把减到 8 把'],
  },
  {
    id: 2,
    title: '远程评标',
    summary: '专家证书在手机里，人脸核验后签署评审意见，现场不用插锁。',
    steps: flow('抽取通知', '*扫码登录', '评审', '*手机签名', '归档'),
    results: ['某评标区（样例）签到用时从 6 分钟降到 40 秒'],
  },
  {
    id: 3,
    title: '工程造价成果文件',
    summary: '造价师锁内含执业印章，编制、复核、单位盖章依次完成，任何人都能验签。',
    steps: flow('编制', '*复核签名', '*执业印章', '*单位公章', '公开验签'),
    results: ['某咨询企业（样例）成果文件退回率下降一半'],
  },
  {
    id: 4,
    title: '电子合同',
    summary: '合同在线流转，按顺序盖章，签完各自下载带签名的原件。',
    steps: flow('起草', '对方确认', '*双方盖章', '存证', '下载原件'),
    results: ['某集团（样例）合同签署从 5 天缩短到当天'],
  },
];

export const trials: Experience[] = [
  {
    id: 1,
    title: '在线验签',
    summary: '上传已签章的文件，查看每个签名是否有效。',
    kind: 'verify',
    link: '/experience',
  },
  {
    id: 2,
    title: '签章试用',
    summary: '盖一次章，再改一个字，看看签章怎么变。',
    kind: 'seal',
    link: '/experience',
  },
  {
    id: 3,
    title: '手机扫码试用',
    summary: '用手机扫码，体验扫码登录和确认签名。',
    kind: 'scan',
    link: '/experience',
  },
  {
    id: 4,
    title: '办理导航',
    summary: '回答 5 个问题，得到材料、费用和时间清单。',
    kind: 'guide',
    link: '/jumpydDetial',
  },
];
export const longText = '示例市轨道交通建设投资发展集团有限责任公司浑南区第二工程建设管理分公司专用';
