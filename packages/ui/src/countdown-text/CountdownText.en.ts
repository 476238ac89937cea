import type { zhCountdownText } from './CountdownText.zh.js';
import { plural } from '../locale/plural.js';

export const enCountdownText: typeof zhCountdownText = {
  minutesLeft: (minutes) => `${plural(minutes, 'minute')} left`,
  ended: 'Time is up',
};
