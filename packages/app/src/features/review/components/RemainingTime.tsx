import { ProgressBar, type ProgressBarProps } from '@ca-portal/ui/progress-bar';
import { Countdown } from '../../../shell/Countdown.js';
import { remainingClock, remainingWords, reviewTime, type Urgency } from '../review-time.js';
import { useNow } from '../../../shell/useNow.js';
import { TimeBox } from './RemainingTime.styles.js';

const tones: Readonly<Record<Urgency, NonNullable<ProgressBarProps['tone']>>> = {
  calm: 'success',
  soon: 'warning',
  late: 'danger',
};

export interface RemainingTimeProps {
  /** End of the 24 hours, Beijing wall-clock text. */
  reviewBefore: string;
  /** `desk` counts the seconds and is larger. @default 'row' */
  size?: 'row' | 'desk';
}

/** What is left of the 24 hours: words first, then a bar. Colour, weight and words change together. */
export function RemainingTime({ reviewBefore, size = 'row' }: RemainingTimeProps) {
  const { until, usedPercent, urgency } = reviewTime(reviewBefore, useNow(30_000));
  return (
    <TimeBox data-urgency={urgency} data-size={size}>
      {size === 'desk' ? <span data-part="term">24 小时时限</span> : null}
      <Countdown until={until} format={size === 'desk' ? remainingClock : remainingWords} />
      <ProgressBar value={usedPercent} tone={tones[urgency]} label="时限已用" />
    </TimeBox>
  );
}
