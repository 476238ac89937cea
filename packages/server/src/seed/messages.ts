import { inArray } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import * as t from '../db/schema/index.js';

const dayMs = 86_400_000;
/** The main account's inbox: 97 unread notices and 7 unread to-dos make the badge show 99+. */
const unreadNotices = 97;
const readOnes = 24;

type Draft = Pick<
  typeof t.messages.$inferInsert,
  'category' | 'importance' | 'topic' | 'content' | 'link' | 'senderName'
>;
const notice = (
  senderName: string,
  topic: string,
  text: string,
  importance: '1' | '2' | '3' = '1',
): Draft => ({
  category: '1',
  importance,
  topic,
  content: `<p>${text}</p>`,
  link: '',
  senderName,
});
const todo = (
  senderName: string,
  topic: string,
  text: string,
  link: string,
  importance: '2' | '3',
): Draft => ({
  ...notice(senderName, topic, text, importance),
  category: '2',
  link,
});

const places = [
  '{city1}城南',
  '{city2}高新区',
  '{city3}城东',
  '{city4}城南',
  '{city5}城中',
  '{city6}城北',
  '{city7}城东',
  '{city8}站前',
  '{city10}城中',
  '{city11}城东',
];
const people = ['李样例', '王演示', '赵试用', '孙体验', '周参考'];
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** Everyday messages of a company: each line gives a different message per number. */
const everyday: readonly ((n: number) => Draft)[] = [
  (n) =>
    notice(
      '审核中心',
      `订单审核通过：${pick(people, n)}的个人锁`,
      `第 ${n} 批资料审核通过，正在安排制证。制好后会再通知您领取。`,
    ),
  (n) =>
    notice(
      '财务',
      `电子发票已开具，金额 ${(145 + (n % 9) * 60).toFixed(2)} 元`,
      '发票已发送到收票邮箱，也可以在“发票管理”中下载。',
    ),
  (n) =>
    notice(
      '平台运营',
      `${pick(places, n)}服务网点本周五下午盘点，暂停领取`,
      '盘点从 13:00 开始，当天下午不能领取 CA 锁。上午照常办理。',
    ),
  (n) =>
    notice(
      '系统',
      `${pick(people, n)}已完成证书更新`,
      '证书已写入原来的锁，密码没有变化。可以在“CA管理”中查看新的有效期。',
    ),
  (n) =>
    notice(
      '制证台',
      `您的 CA 锁已寄出，顺丰单号 SF${String(200_000_000 + n * 7919)}`,
      '证书密码不在包裹内，收到后在“CA管理”里选择“解锁CA锁”，用短信收到的解锁码设置。请当面核对序列号。',
    ),
  (n) =>
    notice(
      '平台运营',
      `第 ${(n % 12) + 1} 期线上课堂开课：电子签章操作`,
      '课程免费，可以回看。请在“学习中心”报名。',
    ),
  (n) =>
    notice(
      '系统',
      `充值到账 ${(500 + (n % 6) * 250).toFixed(2)} 元`,
      '预存账户余额已更新，可以在“我的余额”中查看收支明细。',
    ),
  (n) =>
    notice(
      '安全提醒',
      `您的账号于 ${(n % 12) + 8} 时在新的电脑登录`,
      '如果不是您本人操作，请立即修改密码并联系客服。',
      '2',
    ),
  (n) =>
    notice(
      '系统',
      `员工${pick(people, n)}接受了您的邀请`,
      '该员工已加入企业，您可以为他分配角色和办理个人锁。',
    ),
  (n) =>
    notice(
      '优惠券',
      `您有 1 张 ${n % 2 === 0 ? 50 : 5} 元优惠券将于 3 天后到期`,
      '提交订单时自动为您选用最优惠的一张，也可以自己换。',
    ),
  (n) =>
    notice(
      '平台运营',
      `${pick(['市级政府采购平台', '企业采购平台', '{app}平台'], n)}已支持在线增加`,
      '不用寄回 CA 锁，插锁后在线写入即可。',
    ),
  (n) =>
    notice(
      '系统',
      `证书即将到期：${pick(people, n)}的个人锁还有 ${60 - (n % 5) * 7} 天`,
      '请在到期前办理延期续费，新有效期从原到期日接着算，不会浪费天数。',
      '2',
    ),
];

const todos: readonly Draft[] = [
  todo(
    '系统',
    '您有一把CA锁将于 79 天后到期',
    '企业主锁将于 2027-02-08 到期，现在可以办理延期续费。',
    '/core/caManage',
    '2',
  ),
  todo(
    '审核中心',
    '订单审核不通过，2 项需要修改',
    '电子印章采集表：印章压字。适用平台：与盖章申请表不一致。改好后重新提交即可，不需要再次付费。',
    '/core/order',
    '3',
  ),
  todo(
    '系统',
    '员工赵试用申请加入企业，等待您审核',
    '请核对姓名和手机号后处理。同意后他可以办理自己的个人锁。',
    '/core/personnel',
    '2',
  ),
  todo(
    '财务',
    '对公转账凭证未识别，请重新上传',
    '上传的图片看不清付款单位，请重新拍摄后上传。',
    '/core/order',
    '2',
  ),
  todo(
    '制证台',
    '您的个人锁已制好，请凭取件码领取',
    '请带身份证到{city}城南服务网点领取，工作日 08:30–11:30，13:00–17:00。',
    '/core/order',
    '2',
  ),
  todo(
    '系统',
    '王演示的造价师注册信息已过期，请补全',
    '资料不完整时不能办理造价师锁签章变更。',
    '/core/personnel',
    '2',
  ),
  todo(
    '系统',
    '订单将于今天 18:00 自动关闭，请尽快支付',
    '超时后需要重新下单，已填写的内容会保留。',
    '/core/order',
    '3',
  ),
];

/** Inboxes of the demo accounts; runs after the people exist. */
export async function seedMessages(db: Db, now: Date): Promise<void> {
  const rows = await db
    .select({ id: t.users.id, username: t.users.username, name: t.users.name })
    .from(t.users)
    .where(inArray(t.users.username, ['qiye', 'fuzeren', 'zaojia']));
  const idOf = (username: string) => rows.find((row) => row.username === username)?.id;
  const [main, leader, engineer] = [idOf('qiye'), idOf('fuzeren'), idOf('zaojia')];
  if (!main || !leader || !engineer) throw new Error('demo accounts come before their messages');

  // The newest last, so that numbers and times have the same order: about one a day over four months.
  const notices = Array.from({ length: unreadNotices + readOnes }, (_, n) => pick(everyday, n)(n));
  const spread = (n: number, all: number) =>
    new Date(now.getTime() - (all - n) * dayMs - (n % 9) * 3_100_000);
  const mainBox = [...notices, ...todos].map((draft, n, all) => ({
    draft,
    to: [main],
    at: spread(n, all.length - todos.length + 1),
    read: n < readOnes,
  }));
  // The latest are to-dos; the last one is from this morning.
  for (const [n, entry] of mainBox.slice(-todos.length).entries()) {
    entry.at = new Date(now.getTime() - (todos.length - n) * 3_600_000);
  }
  const staffBox = everyday.map((draft, n) => ({
    draft: draft(n + 40),
    to: n % 2 === 0 ? [leader] : [leader, engineer],
    at: new Date(now.getTime() - (everyday.length - n) * 2 * dayMs),
    read: n < 8,
  }));
  // Sent by the main account, also to himself: his own inbox leaves them out (spec section 4).
  const own = [
    notice('张示例', '本周五下午整理投标资料，请带上 CA 锁', '14:00 在三楼会议室，请提前确认证书没有到期。'),
    notice(
      '张示例',
      '请尽快补全个人资料',
      '缺少手持身份证照的同事，请在周三前上传，否则不能批量办理个人锁。',
      '2',
    ),
  ].map((draft, n) => ({
    draft,
    to: [main, leader, engineer],
    at: new Date(now.getTime() - (n + 3) * dayMs),
    read: false,
    senderId: main,
  }));

  const all = [
    ...mainBox.map((entry) => ({ ...entry, senderId: null })),
    ...staffBox.map((entry) => ({ ...entry, senderId: null })),
    ...own,
  ];
  const stored = await db
    .insert(t.messages)
    .values(
      all.map((entry) => ({
        ...entry.draft,
        senderId: entry.senderId,
        sent: 1,
        sendTime: entry.at,
        createdAt: entry.at,
      })),
    )
    .returning({ id: t.messages.id });
  await db.insert(t.messageRecipients).values(
    all.flatMap(({ to, at, read }, n) =>
      to.map((userId) => ({
        messageId: (stored[n] as { id: number }).id,
        userId,
        readAt: read ? new Date(at.getTime() + 7_200_000) : null,
      })),
    ),
  );
  await db.insert(t.messages).values({
    ...notice('张示例', '十二月值班安排（草稿）', '待补充名单。'),
    senderId: main,
    sent: 0,
    sendTime: null,
    createdAt: new Date(now.getTime() - dayMs),
  });
}
