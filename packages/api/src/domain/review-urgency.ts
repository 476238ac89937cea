/** Shares of the time for a review: of 24 hours, amber from 8 left and red from 4. */
const soonShare = 8 / 24;
const urgentShare = 4 / 24;

/** How pressing a review is: time enough, amber, or red and over. */
export type ReviewUrgency = 'calm' | 'soon' | 'urgent';

/** With so many minutes left a review is urgent, of `reviewHours` that the administrator gives it. Whole: 10 an hour. */
export const urgentReviewMinutes = (reviewHours: number): number =>
  Math.round(reviewHours * 60 * urgentShare);

/** How pressing a review is that ends in so many milliseconds; negative ones are over. Lists, bars and figures ask here. */
export function reviewUrgency(leftMs: number, reviewHours: number): ReviewUrgency {
  const left = leftMs / (reviewHours * 3_600_000);
  if (left <= urgentShare) return 'urgent';
  return left <= soonShare ? 'soon' : 'calm';
}
