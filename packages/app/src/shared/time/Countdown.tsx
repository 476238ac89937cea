import { CountdownText, type CountdownTextProps } from '@ca-portal/ui/countdown-text';
import { useSyncExternalStore } from 'react';
import { serverClock } from '../../api/server-clock.js';

/** Time left until a moment of the server's: a payment, a review. True on a computer whose clock is wrong, too. */
export function Countdown(props: Omit<CountdownTextProps, 'now'>) {
  // Begun anew when the clock is put right: one that has ended by the wrong clock has not ended.
  const ahead = useSyncExternalStore(serverClock.subscribe, serverClock.ahead, () => 0);
  return <CountdownText key={ahead} now={serverClock.now} {...props} />;
}
