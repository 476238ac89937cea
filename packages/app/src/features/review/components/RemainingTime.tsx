import type { ReviewUrgency } from '@ca-portal/api/domain';
import { ProgressBar, type ProgressBarProps } from '@ca-portal/ui/progress-bar';
import { usePortalConfig } from '../../../config/config.js';
import { useRuleWords } from '../../../config/rules.js';
import { Countdown, useNow } from '../../../shared/time/index.js';
import { remainingClock, remainingWords, reviewTime } from '../review-time.js';
import { TimeBox } from './RemainingTime.styles.js';

const tones: Readonly<Record<ReviewUrgency, NonNullable<ProgressBarProps['tone']>>> = {
  calm: 'success',
  soon: 'warning',
  urgent: 'danger',
};

export interface RemainingTimeProps {
  /** Deadline of the review, Beijing wall-clock text. */
  reviewBefore: string;
  /** `desk` counts the seconds and is larger. @default 'row' */
  size?: 'row' | 'desk';
}

/** Time left for a review: words first, then a bar. Color, weight and words change together. */
export function RemainingTime({ reviewBefore, size = 'row' }: RemainingTimeProps) {
  const { rules } = usePortalConfig();
  const say = useRuleWords();
  const { until, usedPercent, urgency } = reviewTime(reviewBefore, useNow(30_000), rules.reviewHours);
  return (
    <TimeBox data-urgency={urgency} data-size={size}>
      {size === 'desk' ? <span data-part="term">{say('{reviewTime}时限')}</span> : null}
      <Countdown until={until} format={size === 'desk' ? remainingClock : remainingWords} />
      <ProgressBar value={usedPercent} tone={tones[urgency]} label="时限已用" />
    </TimeBox>
  );
}
