import type { Certificate } from '@ca-portal/api';
import { certificateStateLabels } from '@ca-portal/api/domain';
import type { IconName } from '@ca-portal/ui/icon';
import type { StatusFamily } from '@ca-portal/ui/status-tag';

/** Colour and icon of a state (design language 2.4). */
const stateLooks: Readonly<Record<Certificate['state'], readonly [StatusFamily, IconName]>> = {
  pending: ['violet', 'arc'],
  valid: ['success', 'check'],
  expiring: ['warning', 'clock'],
  expired: ['danger', 'close'],
  busy: ['info', 'sync'],
  cancelled: ['neutral', 'minus'],
};

/** How a row's state is shown. What its holder has to write says so: it is nobody else's turn, as 制证中 would mean. */
export function stateOf({ state, actions }: Certificate): {
  text: string;
  family: StatusFamily;
  icon: IconName;
} {
  if (actions.includes('issue')) return { text: '待写入', family: 'teal', icon: 'lock-device' };
  const [family, icon] = stateLooks[state];
  return { text: certificateStateLabels[state], family, icon };
}

export const carrierIcons: Readonly<Record<Certificate['carrier'], IconName>> = {
  lock: 'lock-device',
  mobile: 'mobile',
  pc: 'monitor',
};

const dayMs = 86_400_000;

/** Days between the first and the last moment of validity, for the bar; undefined where a date is missing. */
export function validityDays({ notBefore, notAfter }: Certificate): number | undefined {
  if (!notBefore || !notAfter) return undefined;
  const days = Math.round(
    (Date.parse(notAfter.replace(' ', 'T')) - Date.parse(notBefore.replace(' ', 'T'))) / dayMs,
  );
  return days > 0 ? days : undefined;
}
