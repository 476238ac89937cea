import { followChange } from './ca-change/index.js';
import { settleCoupon } from './coupons/index.js';
import { tellOwner } from './message-templates/index.js';
import { followCourse } from '../services/learning/index.js';
import { followBundle, type OrderFollower } from '../services/orders/index.js';

/**
 * The followers of order events. Course and change come last: they may move the order on, and the messages
 * for that must follow these.
 */
export const orderFollowers: readonly OrderFollower[] = [
  settleCoupon,
  tellOwner,
  followBundle,
  followCourse,
  followChange,
];
