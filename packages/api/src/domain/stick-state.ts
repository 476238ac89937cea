/** States of a medium, the stick of a lock. */
export const stickStates = ['stock', 'bound', 'used', 'locked', 'lost', 'damaged', 'recycled'] as const;
/** State of a stick. */
export type StickState = (typeof stickStates)[number];

/** Display names. */
export const stickStateLabels: Readonly<Record<StickState, string>> = {
  stock: '库存',
  bound: '已绑定',
  used: '使用中',
  locked: '密码锁死',
  lost: '已挂失',
  damaged: '已损坏',
  recycled: '已回收',
};

/** Events of a stick. */
export type StickEvent = 'make' | 'deliver' | 'damage' | 'restock' | 'recycle';

/** A stick with a certificate is only returned to be withdrawn; recycled is final. */
const ways: Readonly<Record<StickState, Partial<Record<StickEvent, StickState>>>> = {
  stock: { make: 'bound', damage: 'damaged', recycle: 'recycled' },
  // Made again for the same order, after an interruption.
  bound: { make: 'bound', deliver: 'used' },
  used: { damage: 'damaged', recycle: 'recycled' },
  locked: { damage: 'damaged', recycle: 'recycled' },
  lost: { recycle: 'recycled' },
  damaged: { restock: 'stock', recycle: 'recycled' },
  recycled: {},
};

/** The state after an event; undefined when it is not allowed. */
export const nextStickState = (state: StickState, event: StickEvent): StickState | undefined =>
  ways[state][event];

/** Daily counts of sticks: in, out, and returned. */
export const stickMoves = [
  'received',
  'made',
  'handedOver',
  'shipped',
  'damaged',
  'recycled',
  'restocked',
] as const;
/** One count; `restocked` is a stick that was checked and reused. */
export type StickMove = (typeof stickMoves)[number];
/** Display names. */
export const stickMoveLabels: Readonly<Record<StickMove, string>> = {
  received: '入库',
  made: '制证',
  handedOver: '交付',
  shipped: '寄出',
  damaged: '损坏',
  recycled: '回收',
  restocked: '重新入库',
};
