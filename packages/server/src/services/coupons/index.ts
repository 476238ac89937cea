export { checkGivenOut } from './claimable.js';
export { claimableCoupon, couponView, myCoupon } from './present.js';
export { couponParts, takeTicket } from './take-ticket.js';
export {
  type CouponRow,
  type TicketRow,
  freezeTicket,
  lockTicket,
  settleTicket,
  ticketState,
} from './tickets.js';
