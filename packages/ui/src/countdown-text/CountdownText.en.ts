import type { zhCountdownText } from './CountdownText.zh.js';
import { plural } from '../internal/plural.js';

export const enCountdownText: typeof zhCountdownText = {
  minutesLeft: (minutes) => `${plural(minutes, 'minute')} left`,
  ended: 'Time is up',
};
