/** What the rules of the message box look at. */
export interface BoxMessage {
  readonly senderId: string;
  readonly recipientIds: readonly string[];
  readonly sent: boolean;
}

/**
 * Does a message belong into somebody's inbox? Only sent ones, only his, and never his own: notices and
 * to-dos sent by the current user are excluded from his list, also when he wrote to himself (spec section 4).
 */
export const isForInbox = (message: BoxMessage, userId: string): boolean =>
  message.sent && message.senderId !== userId && message.recipientIds.includes(userId);

/** Largest number that a badge shows (spec section 9). */
export const badgeMax = 99;
