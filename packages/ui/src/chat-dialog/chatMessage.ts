import { itemsOf } from '../internal/itemsOf.js';
import type { DateInput } from '../formats/dates.js';

/** An entry of the question bank; `replyList` holds its answers. */
export interface ChatReply {
  /** Unique id. */
  id?: number | string;
  /** The question as listed. */
  title?: string;
  /** The full question, where it differs from the title. */
  question?: string;
  /** May contain HTML; it is sanitized before it is shown. */
  answer?: string;
  /** The answers, or questions that narrow the search down. */
  replyList?: readonly ChatReply[] | null;
}

/** One line of the conversation. */
export interface ChatMessage {
  /** Unique and stable key: any text. */
  key: string;
  /** `send` is the visitor’s, `ask` the service’s. */
  contentType?: 'send' | 'ask';
  /**
   * From the service: 1 plain text, 2 questions with answers, 3 question titles to choose from. 3
   * without `contentType` and without titles is text from the visitor.
   */
  num: 1 | 2 | 3;
  /** Text. From the service, `null` means “no answer” and shows the apology. */
  content?: string | null;
  /** Answers of `num` 2, titles of `num` 3. */
  replyList?: readonly ChatReply[] | null;
  /** Time of the message. */
  time?: DateInput | null;
  /** The visitor’s message was not delivered. */
  failed?: boolean;
  /** The visitor's feedback on this answer. */
  solved?: boolean;
}

/** How a message is shown; any message from a server maps to one of these. */
export type ChatView =
  | { kind: 'own'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'answers'; text: string; replies: readonly ChatReply[] }
  | { kind: 'candidates'; text: string; replies: readonly ChatReply[] }
  /** No answer. */
  | { kind: 'apology' }
  /** An answer without content. */
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
 * The reply to a search of the question bank: no answer at all (`null`) is the apology, no match the empty reply, one
 * match its answers, several matches the titles to choose from.
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

/** The label of a question’s button. */
export const titleOf = ({ title, question }: ChatReply): string => title || question || '';
