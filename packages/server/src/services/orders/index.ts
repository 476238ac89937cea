export { agreementOn, notAgreedBy } from './agreement.js';
export { type AuthorityCall, type AuthorityName, authorityOf, callFits } from './authorities.js';
export { type Carrier, carrierOf, carriersOf } from './carrier.js';
export { claimReview, releaseReview, reviewFigures, reviewStart } from './claims.js';
export { checkForm } from './check-form.js';
export { createOrder } from './create-order.js';
export { followBundle } from './follow-bundle.js';
export { type OrderFollower, followOrders } from './followers.js';
export { addFreePart } from './free-part.js';
export { givingUpOf } from './giving-up.js';
export type { TimelineEntry } from './timeline-entry.js';
export { type LastDecision, lastDecision } from './last-decision.js';
export { moveOrder, noteEvent, noteSubmitted } from './move-order.js';
export { attachmentsOf, missingOf, recordFiles } from './order-attachments.js';
export { loadOrderNames } from './order-names.js';
export { type OrderRow, findOrder, lockOrder, orderTitle } from './order-row.js';
export {
  issuableStates,
  orderDetail,
  orderSummaries,
  receivingActions,
  waitingStates,
} from './order-view.js';
export { passedWords } from './passed-words.js';
export { mayIssue, ownOrders, owned, ownsOrder } from './ownership.js';
export { type ReviewAttachment, attachmentsOfReview, findingsOn, reasonsOn } from './review-attachments.js';
export { courseFenAt, memberLevels, memberStanding, type MemberStanding } from './member-standing.js';
