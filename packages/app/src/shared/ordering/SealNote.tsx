import { Alert } from '@ca-portal/ui/alert';
import { usePortalConfig } from '../../config/config.js';

interface SealNoteProps {
  quote: { readonly lines: readonly { readonly key: string; readonly amountFen: number }[] } | undefined;
}

/** Seals have a price, and a portal without their licence writes none: said before it is paid. */
export function SealNote({ quote }: SealNoteProps) {
  const { lock, hotline } = usePortalConfig();
  const charged = quote?.lines.some(({ key, amountFen }) => key === 'seal' && amountFen > 0);
  if (!charged || lock.licenceKey !== '') return null;
  return (
    <Alert tone="warning" title="证书写好后，锁里没有电子印章">
      本平台没有开通签章写入，费用里包含签章制作费。付款前请拨打 {hotline.phone}，确认印章怎样制作。
    </Alert>
  );
}
