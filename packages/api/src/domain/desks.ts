/** Queues that people work off, two of them never on one item. What each calls its items stands beside its table. */
export const deskNames = [
  'reviews',
  'making',
  'transfers',
  'refunds',
  'people',
  'companies',
  'applications',
  'recoveries',
] as const;
/** One of them. */
export type DeskName = (typeof deskNames)[number];
