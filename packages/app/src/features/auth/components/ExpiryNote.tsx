import { daysToExpiry } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { formatDate } from '@ca-portal/ui/formats';
import { usePortalConfig } from '../../../config/config.js';
import { epochOf, useNow } from '../../../shared/time/index.js';

/** Warns about a certificate that has expired or will soon, by this computer's clock. The server decides. */
export function ExpiryNote({ notAfter }: { notAfter: string }) {
  const now = useNow();
  const { rules } = usePortalConfig();
  const end = epochOf(notAfter);
  // A driver may use another date format: the server decides in any case.
  if (Number.isNaN(end)) return null;
  const days = daysToExpiry(new Date(end), new Date(now));
  if (days > rules.renewalDays) return null;
  if (days < 0) {
    return (
      <Alert tone="danger" title={`这把锁的证书已于 ${formatDate(notAfter)} 到期`}>
        可能无法登录。请用账号登录后办理延期续费。
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title={days === 0 ? '这把锁今天到期' : `这把锁还有 ${days} 天到期`}>
      请在到期前办理延期续费，到期后将无法投标和签章。
    </Alert>
  );
}
