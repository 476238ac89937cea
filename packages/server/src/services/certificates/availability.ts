import {
  mayOrderChange,
  renewalWindow,
  roles,
  type ChangeOrderType,
  type ErrorKey,
  type ErrorParams,
} from '@ca-portal/api/domain';
import { errorSentence } from '@ca-portal/api/domain';
import type { Session } from '../../kernel/session.js';
import type { CertificateRow } from './attempt.js';
import { companyLeft } from './company-left.js';

/** Why a change cannot be ordered now; undefined if it can. */
export interface Obstacle {
  readonly key: ErrorKey;
  readonly params: ErrorParams;
  /** First day on which it is possible, `yyyy-MM-dd`. */
  readonly from?: string;
}

interface Question {
  readonly type: ChangeOrderType;
  readonly certificate: CertificateRow;
  readonly session: Session;
  /** The running change of the certificate, if any. */
  readonly running: string | undefined;
  readonly now: Date;
  /** `cert.renew.windowDays`. */
  readonly windowDays: number;
}

const because = (reason: string): Obstacle => ({ key: 'changeNotPossible', params: { reason } });

function ofTheCertificate({ type, certificate, session, now, windowDays }: Question): Obstacle | undefined {
  const { status, carrier, notAfter, roleId, companyId } = certificate;
  if (status === 'cancelled') return because('该证书已注销');
  if (type !== '0108' && companyLeft(certificate, session)) return { key: 'companyLeft', params: {} };
  if (status === 'lost' && type !== '0102' && type !== '0108') {
    return because('该锁已挂失，请办理补办或注销');
  }
  if (type === '0103') {
    const window = renewalWindow(notAfter, now, windowDays);
    if (window.state === 'early') {
      return { key: 'renewalTooEarly', params: { days: windowDays, from: window.from }, from: window.from };
    }
    return window.state === 'late' ? { key: 'renewalTooLate', params: {} } : undefined;
  }
  if (type === '0108') return undefined;
  if (type === '0102' && carrier !== 'lock') return because('仅实体CA锁可以补办');
  if (type === '0105' && !companyId) return because('仅企业的证书可以办理企业变更');
  if (type === '0110' && (roleId !== roles.costEngineer || carrier !== 'lock'))
    return because('仅造价师锁可以办理');
  return notAfter <= now ? because('该证书已过期，请先办理延期续费') : undefined;
}

/** The rules of spec section 5 and dossier 2.2, ordered by what the user should know first. */
export function obstacleTo(question: Question): Obstacle | undefined {
  const { type, certificate, session, running } = question;
  const holder = certificate.userId === session.userId;
  if (!mayOrderChange(type, session.roleId, holder)) return { key: 'roleNotAllowed', params: {} };
  if (running) return { key: 'changeRunning', params: { orderNo: running } };
  return ofTheCertificate(question);
}

/** The obstacle as a sentence; empty if there is none. */
export const obstacleText = (obstacle: Obstacle | undefined): string => {
  if (!obstacle) return '';
  // On a button only the reason is shown.
  if (obstacle.key === 'changeNotPossible') return String(obstacle.params['reason']);
  return errorSentence(obstacle.key, obstacle.params);
};
