import { itemsOf } from '../internal/itemsOf.js';
import type { DateInput } from '../formats/dates.js';

/** 1 notice, 2 to-do. */
export type MessageCategory = '1' | '2';

/** One row of the message list, as the portal’s API sends it. */
export interface BellMessage {
  /** Unique key. */
  id: number | string;
  /** The heading. */
  topic: string;
  /** One line below the topic. */
  summary?: string;
  /** Time of sending. */
  sendTime?: DateInput | null;
  /** 0 is unread. */
  isRead: 0 | 1;
  /** The tab it belongs to. */
  messageCategory: MessageCategory;
  /** The sender, in the same form as `currentUser`. */
  sender?: string;
}

/**
 * The two lists of the popover. Messages that the user sent are in neither; a duplicate is shown once; one of an
 * unknown category counts as a notice, so that nothing is lost.
 */
export function sortMessages(
  messages: readonly BellMessage[] | null | undefined,
  currentUser?: string,
): Readonly<Record<MessageCategory, readonly BellMessage[]>> {
  const lists: Record<MessageCategory, BellMessage[]> = { '1': [], '2': [] };
  const seen = new Set<string>();
  for (const message of itemsOf(messages)) {
    const own = currentUser !== undefined && message.sender === currentUser;
    if (own || seen.has(String(message.id))) continue;
    seen.add(String(message.id));
    lists[message.messageCategory === '2' ? '2' : '1'].push(message);
  }
  return lists;
}

export const unreadIn = (messages: readonly BellMessage[]): number =>
  messages.reduce((count, { isRead }) => count + Number(isRead === 0), 0);

/** A count from a server as a badge can show it: not negative, no fractions. */
export const shownCount = (count: number): number =>
  Number.isNaN(count) ? 0 : Math.max(0, Math.floor(count));
