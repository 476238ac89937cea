import type { PortalConfig } from '@ca-portal/api/domain';
import { handover } from '@ca-portal/api/groups/handover';
import { person } from '@ca-portal/api/groups/person';
import { call } from '../../api/query.js';
import type { JumpSystem } from './jump-target.js';

const quiet = { quiet: true } as const;

/** Spec 7.9: encrypted by the server, or here where it returns the data and the province has the key. */
async function examAddress({ links, examCipher }: PortalConfig): Promise<string | undefined> {
  const { url, ...data } = await call(person, 'examEntry', undefined, quiet);
  if (url || !examCipher.key) return url;
  const { examEntryUrl } = await import('@ca-portal/api/exam-entry');
  return examEntryUrl(links.exam, data, examCipher);
}

/**
 * The address with the user's ticket for another system; requested at the last moment, because a ticket is valid for
 * one minute. The exam gets the user's encrypted data instead; undefined where there are none to send.
 */
export const addressFor = async (system: JumpSystem, config: PortalConfig): Promise<string | undefined> =>
  system === 'exam'
    ? examAddress(config)
    : (await call(handover, 'ticket', { params: { target: system } }, quiet)).url;
