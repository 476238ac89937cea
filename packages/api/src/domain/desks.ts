/** Work queues, in which two people never work on the same item. The name of the items is beside each table. */
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
/** One queue. */
export type DeskName = (typeof deskNames)[number];
