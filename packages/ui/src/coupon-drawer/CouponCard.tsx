import type { ComponentPropsWithRef, ReactNode } from 'react';
import { formatDate } from '../formats/dates.js';
import { faceYuan } from '../formats/numbers.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { type CouponFace, daysUntil, WARN_DAYS } from './coupon.js';
import { Dates, End, Facts, Stub, Ticket } from './CouponCard.styles.js';
import { zhCouponDrawer } from './CouponDrawer.zh.js';

export interface CouponCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The coupon to show. */
  coupon: CouponFace;
  /** It can no longer be claimed or used: shown in gray. */
  over?: boolean;
  /** Replaces the dates: 已使用，2026-11-02. */
  note?: ReactNode;
  /** Why the last attempt failed. */
  problem?: ReactNode;
  /** Counts down the last ten days before it expires. */
  warn?: boolean;
  /** The current time, in epoch milliseconds. */
  now: number;
  /** On the right: a button, or the state as text. */
  end?: ReactNode;
}

/** Keeps each date on one line. */
const wholeDates = (sentence: string): ReactNode =>
  sentence
    .split(/(\d[\d-]+)/)
    .map((part, index) => (index % 2 === 1 ? <span key={part}>{part}</span> : part));

/** One coupon as a ticket: amount, condition, scope, dates and what can be done with it. */
export function CouponCard({ coupon, over, note, problem, warn, now, end, ...rest }: CouponCardProps) {
  const words = useWords('couponDrawer', zhCouponDrawer);
  const { amountFen, thresholdFen = 0, scope, startTime, endTime } = coupon;
  const amount = faceYuan(amountFen);
  const days = warn ? daysUntil(endTime, now) : undefined;
  const soon = days !== undefined && days <= WARN_DAYS;
  const to = formatDate(endTime);
  const dates = to === '—' ? null : startTime ? words.valid(formatDate(startTime), to) : words.validUntil(to);
  return (
    <Ticket {...rest} data-component="CouponCard" data-over={over ? '' : undefined}>
      <Stub data-part="amount">
        <span aria-hidden="true">
          <small>{'¥'}</small>
          {amount}
        </span>
        <HiddenText>{words.amount(amount)}</HiddenText>
      </Stub>
      <Facts>
        <p data-part="condition">
          {thresholdFen > 0 ? words.threshold(faceYuan(thresholdFen)) : words.noThreshold}
        </p>
        {scope ? <p data-part="scope">{scope}</p> : null}
      </Facts>
      {end ? <End>{end}</End> : null}
      <Dates>
        {note ? <p>{note}</p> : dates ? <p>{wholeDates(dates)}</p> : null}
        {soon && !note ? <p data-part="soon">{words.daysLeft(days)}</p> : null}
        {problem ? (
          <p role="alert" data-part="problem">
            {problem}
          </p>
        ) : null}
      </Dates>
    </Ticket>
  );
}
