/** Remaining shares of the review time: of 24 hours, amber from 8 left and red from 4. */
const soonShare = 8 / 24;
const urgentShare = 4 / 24;

/** How urgent a review is: enough time, amber, or red (also when overdue). */
export type ReviewUrgency = 'calm' | 'soon' | 'urgent';

/** A review is urgent with this number of minutes left of the administrator's `reviewHours`: 10 per hour. */
export const urgentReviewMinutes = (reviewHours: number): number =>
  Math.round(reviewHours * 60 * urgentShare);

/** The urgency of a review by its remaining milliseconds (negative: overdue). For lists, bars and figures. */
export function reviewUrgency(leftMs: number, reviewHours: number): ReviewUrgency {
  const left = leftMs / (reviewHours * 3_600_000);
  if (left <= urgentShare) return 'urgent';
  return left <= soonShare ? 'soon' : 'calm';
}
