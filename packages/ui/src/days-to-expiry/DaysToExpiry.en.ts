import type { zhDaysToExpiry } from './DaysToExpiry.zh.js';
import { plural } from '../internal/plural.js';

export const enDaysToExpiry: typeof zhDaysToExpiry = {
  left: (days) => `${plural(days, 'day')} left`,
  today: 'Expires today',
  expired: (days) => `Expired ${plural(days, 'day')} ago`,
  until: (date) => `until ${date}`,
  share: 'Validity left',
};
