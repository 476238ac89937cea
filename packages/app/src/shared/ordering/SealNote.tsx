import { Alert } from '@ca-portal/ui/alert';
import { usePortalConfig } from '../../config/config.js';

interface SealNoteProps {
  quote: { readonly lines: readonly { readonly key: string; readonly amountFen: number }[] } | undefined;
}

/** Seals have a price, and a portal without their licence writes none: said before it is paid. */
export function SealNote({ quote }: SealNoteProps) {
  const { lock, hotline } = usePortalConfig();
  return !lock.licenceKey && quote?.lines.some(({ key, amountFen }) => key === 'seal' && amountFen > 0) ? (
    <Alert tone="warning" title="锁里不会有电子印章">
      本平台没有开通签章写入。付款前请拨打 {hotline.phone}，确认印章怎样制作。
    </Alert>
  ) : null;
}
