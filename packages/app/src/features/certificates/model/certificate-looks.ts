import type { Certificate } from '@ca-portal/api';
import { certificateStateLabels } from '@ca-portal/api/domain';
import type { IconName } from '@ca-portal/ui/icon';
import type { StatusFamily } from '@ca-portal/ui/status-tag';
import type { TagTable } from '../../../engines/resource/index.js';

/** Color and icon of a status (design language 2.4). */
const stateLooks: Readonly<Record<Certificate['state'], readonly [StatusFamily, IconName]>> = {
  pending: ['violet', 'arc'],
  valid: ['success', 'check'],
  expiring: ['warning', 'clock'],
  expired: ['danger', 'close'],
  busy: ['info', 'sync'],
  lost: ['danger', 'lock-device'],
  cancelled: ['neutral', 'minus'],
};

/** The same for the columns of a resource page. */
export const stateTags = Object.fromEntries(
  Object.entries(stateLooks).map(([state, [family, icon]]) => [
    state,
    { family, icon, text: certificateStateLabels[state as Certificate['state']] },
  ]),
) as TagTable<Certificate['state']>;

/**
 * How a row's status is shown. One that its holder has to write says so; 制证中 would mean that somebody else must act.
 */
export function stateOf({ state, actions }: Certificate): {
  text: string;
  family: StatusFamily;
  icon: IconName;
} {
  if (actions.includes('issue')) return { text: '待写入', family: 'teal', icon: 'lock-device' };
  if (actions.includes('download')) return { text: '待下载', family: 'teal', icon: 'download' };
  const [family, icon] = stateLooks[state];
  return { text: certificateStateLabels[state], family, icon };
}

export const carrierIcons: Readonly<Record<Certificate['carrier'], IconName>> = {
  lock: 'lock-device',
  mobile: 'mobile',
  pc: 'monitor',
};

/** The verb for fetching a certificate, by its carrier. */
export const downloadLabels: Readonly<Record<Certificate['carrier'], string>> = {
  lock: '写入证书',
  mobile: '安装到手机',
  pc: '下载证书',
};

const dayMs = 86_400_000;

/** Days of the validity period, for the bar; undefined where a date is missing. */
export function validityDays({ notBefore, notAfter }: Certificate): number | undefined {
  if (!notBefore || !notAfter) return undefined;
  const days = Math.round(
    (Date.parse(notAfter.replace(' ', 'T')) - Date.parse(notBefore.replace(' ', 'T'))) / dayMs,
  );
  return days > 0 ? days : undefined;
}
