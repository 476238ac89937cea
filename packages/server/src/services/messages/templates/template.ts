/** How one event is told, and by which ways. Words in braces are filled in. */
export interface Template {
  /** What has happened, for the administrator. */
  readonly name: string;
  readonly topic: string;
  readonly content: string;
  readonly sms: string;
  readonly inboxOn: boolean;
  readonly smsOn: boolean;
  /** 1 notice, 2 to-do (spec section 3). @default '1' */
  readonly category?: '1' | '2';
  readonly importance?: '1' | '2' | '3';
  /** What may stand in braces. */
  readonly placeholders: readonly string[];
}

/** Of people and companies: by the inbox, and by mail to whoever wants decisions there. */
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

/** To the portal's own people, and about what somebody asked to be told of. */
export const news = (
  name: string,
  topic: string,
  content: string,
  placeholders: readonly string[],
  more: Partial<Template> = {},
): Template => decision(name, topic, content, placeholders, { sms: `【数字证书服务】${content}`, ...more });
