import { followChange } from './ca-change/index.js';
import { settleCoupon } from './coupons/index.js';
import { tellOwner } from './message-templates/index.js';
import { followCourse } from '../services/learning/index.js';
import { followBundle, type OrderFollower } from '../services/orders/index.js';

/**
 * Who follows what happens to an order. The course and the change come last: they may move the order on, and what follows from that
 * is told after this.
 */
export const orderFollowers: readonly OrderFollower[] = [
  settleCoupon,
  tellOwner,
  followBundle,
  followCourse,
  followChange,
];
