import type { LockCard } from '@ca-portal/api/contract';
import { certificateStateLabels } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { formatLongDate, groupSerial } from '@ca-portal/ui/formats';
import { StatusTag, type StatusTagProps } from '@ca-portal/ui/status-tag';
import { OneLine } from '../../../shared/list/index.js';
import { renewalOf } from '../queries.js';
import { Acts, Quiet, Until } from '../StartPage.styles.js';

function ends({ state, notAfter, daysToExpiry }: LockCard) {
  if (!notAfter) return '正在办理，还不能用';
  const day = <OneLine>{formatLongDate(notAfter)}</OneLine>;
  return state === 'expired' || (daysToExpiry ?? 0) < 0 ? <>已在 {day} 过期</> : <>能用到 {day}</>;
}

/** Color and icon of a state; any other state is shown as `busy`. */
const looks: Partial<Record<LockCard['state'], Pick<StatusTagProps, 'family' | 'icon'>>> = {
  valid: { family: 'success', icon: 'check' },
  expiring: { family: 'warning', icon: 'clock' },
  expired: { family: 'danger', icon: 'close' },
  lost: { family: 'danger', icon: 'lock-device' },
};

const busy = { family: 'info', icon: 'sync' } as const;

/** One own certificate: its end date, its use, and the most used actions. */
export function CertificateCard({ card }: { card: LockCard }) {
  const { lockTypeName, state, daysToExpiry, platformNames, serialNumber, carrier, id } = card;
  const left = daysToExpiry !== null && daysToExpiry >= 0 ? `还有 ${daysToExpiry} 天。` : '';
  return (
    <Card
      title={lockTypeName}
      extra={<StatusTag {...(looks[state] ?? busy)}>{certificateStateLabels[state]}</StatusTag>}
    >
      <Until>{ends(card)}</Until>
      <Quiet>
        {left}
        {platformNames.length > 0 ? `可以用于：${platformNames.join('、')}` : null}
      </Quiet>
      {serialNumber ? <Quiet>{groupSerial(serialNumber)}</Quiet> : null}
      <Acts>
        {renewalOf(card)?.unavailableReason === '' ? (
          <LinkButton variant="primary" href={`/apply?business=0103&certificates=${id}`}>
            办延期
          </LinkButton>
        ) : null}
        {carrier === 'lock' ? <LinkButton href="/core/caManage/check">试一试锁能不能用</LinkButton> : null}
        <LinkButton href="/core/caManage">改密码、看证书</LinkButton>
      </Acts>
    </Card>
  );
}
