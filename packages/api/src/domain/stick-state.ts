/** States of a medium, the stick of a lock. */
export const stickStates = ['stock', 'bound', 'used', 'locked', 'lost', 'damaged', 'recycled'] as const;
/** Where a stick is. */
export type StickState = (typeof stickStates)[number];

/** What each is called. */
export const stickStateLabels: Readonly<Record<StickState, string>> = {
  stock: '库存',
  bound: '已绑定',
  used: '使用中',
  locked: '密码锁死',
  lost: '已挂失',
  damaged: '已损坏',
  recycled: '已回收',
};

/** What moves a stick. */
export type StickEvent = 'make' | 'deliver' | 'damage' | 'restock' | 'recycle';

/** One that holds somebody's certificate comes back only to be taken out; recycled is final. */
const ways: Readonly<Record<StickState, Partial<Record<StickEvent, StickState>>>> = {
  stock: { make: 'bound', damage: 'damaged', recycle: 'recycled' },
  // Made once more for the same order, after a break.
  bound: { make: 'bound', deliver: 'used' },
  used: { damage: 'damaged', recycle: 'recycled' },
  locked: { damage: 'damaged', recycle: 'recycled' },
  lost: { recycle: 'recycled' },
  damaged: { restock: 'stock', recycle: 'recycled' },
  recycled: {},
};

/** Where an event leads; undefined where it is refused. */
export const nextStickState = (state: StickState, event: StickEvent): StickState | undefined =>
  ways[state][event];

/** What is counted of sticks, day by day: in, out, and what came back. */
export const stickMoves = [
  'received',
  'made',
  'handedOver',
  'shipped',
  'damaged',
  'recycled',
  'stock',
] as const;
/** One of them; `stock` is a stick that was found sound again. */
export type StickMove = (typeof stickMoves)[number];
/** What each is called. */
export const stickMoveLabels: Readonly<Record<StickMove, string>> = {
  received: '入库',
  made: '制证',
  handedOver: '交付',
  shipped: '寄出',
  damaged: '损坏',
  recycled: '回收',
  stock: '重新入库',
};
