export { CouponField } from './CouponField.js';
export { faceOf, useClaim, useCoupons } from './coupons.js';
export { chosenTicket, type Ticket, useFittingTickets } from './tickets.js';
