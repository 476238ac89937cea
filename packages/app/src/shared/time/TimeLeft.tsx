import { DaysToExpiry, type DaysToExpiryProps } from '@ca-portal/ui/days-to-expiry';
import { usePortalConfig } from '../../config/config.js';

/** How long a certificate still lasts; it ends soon from the day on which the published rules let it be renewed. */
export function TimeLeft(props: Omit<DaysToExpiryProps, 'soonDays'>) {
  const { rules } = usePortalConfig();
  return <DaysToExpiry {...props} soonDays={rules.renewalDays} />;
}
