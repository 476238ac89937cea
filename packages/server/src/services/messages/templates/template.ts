/** The texts of one event, and its channels. Placeholders in braces are filled in. */
export interface Template {
  /** The event, for the administrator. */
  readonly name: string;
  readonly topic: string;
  readonly content: string;
  readonly sms: string;
  readonly inboxOn: boolean;
  readonly smsOn: boolean;
  /** 1 notice, 2 to-do (spec section 3). @default '1' */
  readonly category?: '1' | '2';
  readonly importance?: '1' | '2' | '3';
  /** Allowed placeholders. */
  readonly placeholders: readonly string[];
}

/** Decisions about people and companies: in the inbox, and by mail to whoever wants decisions there. */
export const decision = (
  name: string,
  topic: string,
  content: string,
  placeholders: readonly string[],
  more: Partial<Template> = {},
): Template => ({
  name,
  topic,
  content,
  sms: `【数字证书服务】${topic}，请登录平台查看。`,
  inboxOn: true,
  smsOn: false,
  placeholders,
  ...more,
});

/** News for the portal's own staff, and about what somebody asked to be notified of. */
export const news = (
  name: string,
  topic: string,
  content: string,
  placeholders: readonly string[],
  more: Partial<Template> = {},
): Template => decision(name, topic, content, placeholders, { sms: `【数字证书服务】${content}`, ...more });
