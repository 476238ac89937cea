/** Message data for the rules. */
export interface BoxMessage {
  /** The sender. */
  readonly senderId: string;
  /** The recipients. */
  readonly recipientIds: readonly string[];
  /** Whether it was sent; else it is a draft. */
  readonly sent: boolean;
}

/**
 * Whether a message belongs in a user's inbox: only sent ones to this user, and never the user's own: notices and
 * to-dos sent by the current user are excluded, even if the user is a recipient.
 */
export const isForInbox = (message: BoxMessage, userId: string): boolean =>
  message.sent && message.senderId !== userId && message.recipientIds.includes(userId);

/**
 * Topics that a user may turn off for SMS. The inbox gets everything, and decisions about orders and money are always
 * sent by SMS: nobody must miss a deadline because of this setting.
 */
export const smsTopics = ['progress', 'certificate', 'money', 'coupon'] as const;
/** Topics of SMS. */
export type SmsTopic = (typeof smsTopics)[number];
/** The Chinese labels. */
export const smsTopicLabels: Readonly<Record<SmsTopic, string>> = {
  progress: '办理进度（制证、发出、可以领取）',
  certificate: '证书到期提醒',
  money: '余额、转账和发票',
  coupon: '优惠券',
};

/** The topic of an event by its code; undefined if its SMS cannot be turned off. */
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

/** Topics that are available by email too, including decisions: email is sent only on request. */
export const mailTopics = ['decision', ...smsTopics] as const;
/** A topic of email. */
export type MailTopic = (typeof mailTopics)[number];
/** Names of the email topics. */
export const mailTopicLabels: Readonly<Record<MailTopic, string>> = {
  decision: '审核结果和退款结果',
  ...smsTopicLabels,
};

/** The email topic of an event: an event without an SMS topic is a decision. */
export const mailTopicOf = (code: string): MailTopic => smsTopicOf(code) ?? 'decision';

/** Largest number on a badge. */
export const badgeMax = 99;

/** Maximum number of recipients of one message. */
export const mostRecipients = 5000;
