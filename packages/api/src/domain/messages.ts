/** What the rules of the message box look at. */
export interface BoxMessage {
  /** Who sent it. */
  readonly senderId: string;
  /** Whom it is for. */
  readonly recipientIds: readonly string[];
  /** Whether it has left; else it is a draft. */
  readonly sent: boolean;
}

/**
 * Does a message belong into somebody's inbox? Only sent ones, only his, and never his own: notices and
 * to-dos sent by the current user are excluded from his list, also when he wrote to himself.
 */
export const isForInbox = (message: BoxMessage, userId: string): boolean =>
  message.sent && message.senderId !== userId && message.recipientIds.includes(userId);

/**
 * What somebody may keep off his phone. The inbox gets everything, and decisions about his orders and his money always
 * come by text message: nobody must miss a deadline because he wanted fewer of them.
 */
export const smsTopics = ['progress', 'certificate', 'money', 'coupon'] as const;
/** What the portal sends text messages about. */
export type SmsTopic = (typeof smsTopics)[number];
/** The Chinese words for it. */
export const smsTopicLabels: Readonly<Record<SmsTopic, string>> = {
  progress: '办理进度（制证、发出、可以领取）',
  certificate: '证书到期提醒',
  money: '余额、转账和发票',
  coupon: '优惠券',
};

/** The topic of a happening by its code; undefined where its text message cannot be refused. */
export function smsTopicOf(code: string): SmsTopic | undefined {
  if (/^order\.(?:approve|reject|refund)/.test(code) || code === 'refund.refused') return undefined;
  const [subject = ''] = code.split('.');
  const topics: Readonly<Record<string, SmsTopic>> = {
    order: 'progress',
    certificate: 'certificate',
    balance: 'money',
    transfer: 'money',
    invoice: 'money',
    payment: 'money',
    refund: 'money',
    coupon: 'coupon',
  };
  return topics[subject];
}

/** What somebody may have by e-mail too, decisions as well: nothing is sent there that he did not ask for. */
export const mailTopics = ['decision', ...smsTopics] as const;
/** One of the topics of e-mail. */
export type MailTopic = (typeof mailTopics)[number];
/** Names of the topics of e-mail, for those who choose among them. */
export const mailTopicLabels: Readonly<Record<MailTopic, string>> = {
  decision: '审核结果和退款结果',
  ...smsTopicLabels,
};

/** The topic of a happening for e-mail: what is no topic of text messages is a decision. */
export const mailTopicOf = (code: string): MailTopic => smsTopicOf(code) ?? 'decision';

/** Largest number that a badge shows. */
export const badgeMax = 99;

/** So many people get a letter in one go. */
export const mostRecipients = 5000;
