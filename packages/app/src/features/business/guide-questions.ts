import type { IconName } from '@ca-portal/ui/icon';

export interface GuideOption {
  value: string;
  /** Also shown in 您的回答. */
  title: string;
  note?: string;
  icon: IconName;
}

export interface GuideQuestion {
  key: GuideKey;
  /** Short, for the list of answers. */
  short: string;
  title: string;
  hint: string;
  options: readonly GuideOption[];
  /** Whether 以上都不是 is offered. */
  orElse?: boolean;
}

/** The five questions in their order; a later one depends on the earlier answers. */
export const guideKeys = ['who', 'holds', 'situation', 'timing', 'detail'] as const;
export type GuideKey = (typeof guideKeys)[number];
export type GuideAnswers = Partial<Record<GuideKey, string>>;

/** 以上都不是: leads to customer service instead of a guess. */
export const noneOfThese = 'other';

const option = (value: string, title: string, icon: IconName, note?: string): GuideOption => ({
  value,
  title,
  icon,
  ...(note ? { note } : {}),
});

const who: GuideQuestion = {
  key: 'who',
  short: '您为谁办理？',
  title: '您为谁办理？',
  hint: '身份不同，能办的业务和材料也不同。',
  options: [
    option('company', '本单位（企业）', 'building', '您是企业管理员'),
    option('person', '我本人', 'user', '项目负责人、授权委托人'),
    option('expert', '我本人，评标专家', 'users', '参加评标，签署评审意见'),
    option('costEngineer', '我本人，造价师', 'stamp', '计价成果文件上盖执业印章'),
  ],
};

const holds: GuideQuestion = {
  key: 'holds',
  short: '手里有证书吗？',
  title: '您手里已经有数字证书了吗？',
  hint: '要处理哪一张，就选哪一张。',
  options: [
    option('none', '还没有', 'plus', '第一次办理，或再加一种'),
    option('lock', '有，CA锁', 'lock-device', '插在电脑上用的'),
    option('mobile', '有，手机证书', 'mobile', '装在手机里'),
    option('pc', '有，PC证书', 'monitor', '装在一台电脑里'),
  ],
};

const use: GuideQuestion = {
  key: 'situation',
  short: '打算怎么用？',
  title: '您打算怎么用证书？',
  hint: '选最接近的一项。拿不准的，选“以上都不是”。',
  orElse: true,
  options: [
    option('bid', '投标、开标、盖章', 'lock-device', '全部交易平台通用，可以刻印章'),
    option('scan', '扫码登录和签名', 'mobile', '不插锁，不装驱动'),
    option('desk', '固定在一台电脑上用', 'monitor', '不用硬件，审核后下载'),
    option('both', '锁和手机都要', 'box', '一次申请，一次审核'),
  ],
};

const expiring = option('expiring', '快到期或已过期', 'clock', '还能用，只是有效期不够');
const unused = option('unused', '不再使用', 'ban', '人员离职、项目结束、公司注销');
const newPlatform = option('platform', '要去新的平台投标', 'list', '证书是好的，新平台还不认识它');

const lockSituations: readonly GuideOption[] = [
  expiring,
  option('broken', '丢失、损坏或电脑读不到', 'warning', '包括被盗、摔坏、接口松动'),
  option('pinLocked', '密码输错，被锁死', 'padlock', '插上锁能读到，但提示已锁定'),
  option('changed', '单位信息或印章变了', 'building', '名称、法定代表人、公章、信用代码'),
  newPlatform,
  option('provider', '想换一家服务商', 'swap', '平台不再支持，或服务不满意'),
  unused,
];

const trouble = (answers: GuideAnswers): GuideQuestion => ({
  key: 'situation',
  short: '遇到了什么情况？',
  title: '您的证书遇到了什么情况？',
  hint: '选最接近的一项。拿不准的，选“以上都不是”。',
  orElse: true,
  options: [
    ...(answers.holds === 'lock' ? lockSituations : [expiring, newPlatform, unused]),
    ...(answers.who === 'costEngineer' && answers.holds === 'lock'
      ? [option('practiceSeal', '执业印章变了', 'stamp', '换了聘用单位，或印章换新')]
      : []),
  ],
});

const bids: GuideQuestion = {
  key: 'timing',
  short: '有未开标的投标文件吗？',
  title: '近期有已上传、尚未开标的投标文件吗？',
  hint: '证书重新签发后，不能解密用原证书加密的文件，所以要先问这一句。',
  options: [
    option('openBids', '有', 'warning', '已经上传，还没开标'),
    option('noBids', '没有', 'check-circle', '没有投标，或已经开标'),
  ],
};

const hurry: GuideQuestion = {
  key: 'timing',
  short: '什么时候要用？',
  title: '您什么时候要用？',
  hint: '审核在支付后 {reviewTime}内完成，制证和寄送另算。',
  options: [
    option('days', '三天以内', 'clock', '推荐窗口自取或在线写入'),
    option('week', '一周左右', 'calendar', '三种领取方式都来得及'),
    option('later', '不着急', 'check-circle', '可以选邮寄'),
  ],
};

const collection: GuideQuestion = {
  key: 'detail',
  short: '希望怎么领取？',
  title: '希望怎么领取？',
  hint: '下单时还可以改。',
  options: [
    option('counter', '窗口自取', 'location', '带身份证和领取码'),
    option('courier', '邮寄', 'truck', '另收快递费，收到后自己设密码'),
    option('online', '在线写入', 'lock-device', '手上有空白锁，不收介质费'),
  ],
};

const years: GuideQuestion = {
  key: 'detail',
  short: '打算用几年？',
  title: '打算用几年？',
  hint: '费用按年计算，到期前 {renewalDays} 天起可以再延。',
  options: [
    option('1', '1 年', 'calendar'),
    option('2', '2 年', 'calendar'),
    option('3', '3 年', 'calendar'),
  ],
};

const whatChanged: GuideQuestion = {
  key: 'detail',
  short: '变的是哪一项？',
  title: '变的是哪一项？',
  hint: '变了几项的，选影响最大的一项，名称和信用代码最大。',
  options: [
    option('name', '企业名称', 'building', '本单位全部证书都要更新'),
    option('creditCode', '统一社会信用代码', 'document', '本单位全部证书都要更新'),
    option('legalRepresentative', '法定代表人', 'user', '只更新主锁'),
    option('seal', '公章', 'stamp', '只更新主锁'),
    option('address', '地址或电话', 'location', '只改登记，不动证书'),
  ],
};

const platformCount: GuideQuestion = {
  key: 'detail',
  short: '要加几个平台？',
  title: '要加几个平台？',
  hint: '每个平台收一次接入费，一次可以加几个。',
  options: [option('1', '1 个', 'list'), option('2', '2 个', 'list'), option('3', '3 个', 'list')],
};

const whereIsIt: GuideQuestion = {
  key: 'detail',
  short: '证书还在手里吗？',
  title: '锁或设备还在您手里吗？',
  hint: '不在手里的，先挂失更稳妥。',
  options: [
    option('here', '在', 'check-circle', '注销后自行保管，或交回窗口'),
    option('gone', '不在', 'warning', '丢了，或在离职的人手里'),
  ],
};

const remoteSeal: GuideQuestion = {
  ...whereIsIt,
  title: '造价师锁还在您手里吗？',
  hint: '在线更换印章图样时，锁要插在电脑上。',
  options: [
    option('here', '在', 'check-circle', '在线更新，不用跑窗口'),
    option('gone', '不在', 'warning', '要先补办'),
  ],
};

function detail({ holds: held, situation }: GuideAnswers): GuideQuestion {
  switch (situation) {
    case 'changed':
      return whatChanged;
    case 'platform':
      return platformCount;
    case 'unused':
      return whereIsIt;
    case 'practiceSeal':
      return remoteSeal;
    case 'expiring':
    case 'scan':
    case 'desk':
      return years;
    default:
      return held === 'none' || held === 'lock' ? collection : years;
  }
}

/** The question at an index, for the earlier answers. */
export function questionAt(key: GuideKey, answers: GuideAnswers): GuideQuestion {
  switch (key) {
    case 'who':
      return who;
    case 'holds':
      return holds;
    case 'situation':
      return answers.holds === 'none' || answers.holds === undefined ? use : trouble(answers);
    case 'timing':
      return answers.holds === 'none' || answers.holds === undefined ? hurry : bids;
    case 'detail':
      return detail(answers);
  }
}
