import { itemsOf } from '../internal/itemsOf.js';
import type { DateInput } from '../formats/dates.js';

/** An entry of the question bank; `replyList` holds its answers. */
export interface ChatReply {
  /** What makes it this one. */
  id?: number | string;
  /** The question as it is listed. */
  title?: string;
  /** The question in full, where it differs from the title. */
  question?: string;
  /** May hold HTML; it is sanitized before it is shown. */
  answer?: string;
  /** The answers, or the questions that narrow it down. */
  replyList?: readonly ChatReply[] | null;
}

/** One line of the conversation. */
export interface ChatMessage {
  /** What keeps it the same message: any text that is its own. */
  key: string;
  /** `send` is the visitor’s, `ask` the service’s. */
  contentType?: 'send' | 'ask';
  /**
   * From the service: 1 plain text, 2 questions with answers, 3 question titles to choose from. 3
   * without `contentType` and without titles is the visitor’s own text.
   */
  num: 1 | 2 | 3;
  /** Text. From the service, `null` is “no answer” and shows the apology. */
  content?: string | null;
  /** Answers to `num` 2, titles to choose from with `num` 3. */
  replyList?: readonly ChatReply[] | null;
  /** When it was said. */
  time?: DateInput | null;
  /** The visitor’s own message did not arrive. */
  failed?: boolean;
  /** What the visitor said about this answer. */
  solved?: boolean;
}

/** How a message is shown; one of these whatever a server sends. */
export type ChatView =
  | { kind: 'own'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'answers'; text: string; replies: readonly ChatReply[] }
  | { kind: 'candidates'; text: string; replies: readonly ChatReply[] }
  /** There was no answer at all. */
  | { kind: 'apology' }
  /** There was one, and nothing in it. */
  | { kind: 'empty' };

export function chatView({ contentType, num, content, replyList }: ChatMessage): ChatView {
  const text = content ?? '';
  const replies = itemsOf(replyList);
  if (contentType === 'send') return { kind: 'own', text };
  if (num === 3 && contentType === undefined && replies.length === 0) return { kind: 'own', text };
  if (num === 3 && replies.length > 0) return { kind: 'candidates', text, replies };
  if (num === 2 && (replies.length > 0 || replyList)) {
    return replies.length > 0 ? { kind: 'answers', text, replies } : { kind: 'empty' };
  }
  if (content === null || content === undefined) return { kind: 'apology' };
  return text.trim() === '' ? { kind: 'empty' } : { kind: 'text', text };
}

/**
 * What the service says to a search of the question bank: no answer at all (`null`) is the
 * apology, none found the empty reply, one its answers, several the titles to choose from.
 */
export function answerTo(
  results: readonly ChatReply[] | null | undefined,
): Pick<ChatMessage, 'contentType' | 'num' | 'content' | 'replyList'> {
  const [first, second] = itemsOf(results);
  if (!results) return { contentType: 'ask', num: 1, content: null };
  if (!first) return { contentType: 'ask', num: 2, replyList: [] };
  if (second) return { contentType: 'ask', num: 3, replyList: results };
  return {
    contentType: 'ask',
    num: 2,
    replyList: first.answer ? [first] : (first.replyList ?? []),
  };
}

/** The words on a question’s button. */
export const titleOf = ({ title, question }: ChatReply): string => title || question || '';
