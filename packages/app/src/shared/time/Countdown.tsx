import { CountdownText, type CountdownTextProps } from '@ca-portal/ui/countdown-text';
import { useSyncExternalStore } from 'react';
import { serverClock } from '../../api/server-clock.js';

/**
 * Time left until a deadline of the server, such as a payment or a review. Correct even when this computer's clock is
 * wrong.
 */
export function Countdown(props: Omit<CountdownTextProps, 'now'>) {
  // Restarted when the clock is corrected: a countdown that ended by a wrong clock has not ended.
  const ahead = useSyncExternalStore(serverClock.subscribe, serverClock.ahead, () => 0);
  return <CountdownText key={ahead} now={serverClock.now} {...props} />;
}
