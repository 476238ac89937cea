import { DaysToExpiry, type DaysToExpiryProps } from '@ca-portal/ui/days-to-expiry';
import { usePortalConfig } from '../../config/config.js';

/** How long a certificate is still valid; it counts as ending soon from the day on which it may be renewed. */
export function TimeLeft(props: Omit<DaysToExpiryProps, 'soonDays'>) {
  const { rules } = usePortalConfig();
  return <DaysToExpiry {...props} soonDays={rules.renewalDays} />;
}
