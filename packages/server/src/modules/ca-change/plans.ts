import type { ChangeRequest } from '@ca-portal/api/contract';
import {
  enterpriseChangeLabels,
  replacementReasonLabels,
  type EnterpriseChange,
} from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { companies, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import {
  type CertificateRow,
  productOf,
  codeOwner,
  type ChangePlan,
} from '../../services/certificates/index.js';
import { checkCode, consumeCode } from '../../services/session/index.js';
import { changedSince } from './changed-since.js';
import { checkPlatforms } from './check-wish.js';

type Request<Type extends ChangeRequest['orderType']> = Extract<ChangeRequest, { orderType: Type }>;

async function enterprisePlan(
  request: Request<'0105'>,
  certificate: CertificateRow,
  db: Db,
): Promise<ChangePlan> {
  const [company] = certificate.companyId
    ? await db.select().from(companies).where(eq(companies.id, certificate.companyId))
    : [];
  if (!company) throw new PortalError('companyNotReady');
  const { after } = request;
  const known: Readonly<Record<EnterpriseChange, [string, string, string]>> = {
    name: ['companyName', company.name, after.companyName],
    legalRepresentative: ['legalRepresentative', company.legalRepresentative, after.legalRepresentative],
    creditCode: ['creditCode', company.creditCode, after.creditCode],
    address: ['address', '', after.address],
    seal: ['', '原公章', '新公章'],
  };
  const changes = [...new Set(request.changes)].map((key) => {
    const [field, before, next] = known[key];
    if (!next || next === before) {
      const message = next ? '与变更前相同，请修改' : `请填写变更后的${enterpriseChangeLabels[key]}`;
      throw new InvalidInput([{ field: `after.${field}`, message }]);
    }
    return { key, label: enterpriseChangeLabels[key], before, after: next };
  });
  const code = changes.find(({ key }) => key === 'creditCode')?.after;
  if (code && (await codeOwner(db, code, company.id)))
    throw new InvalidInput([{ field: 'after.creditCode', message: '该信用代码已被其他企业使用，请核对' }]);
  const name = changes.find(({ key }) => key === 'name')?.after;
  return {
    orderType: '0105',
    wish: { changes: request.changes },
    facts: { changes },
    ...(name ? { companyName: name } : {}),
    ...(name && certificate.holderName === company.name ? { holderName: name } : {}),
  };
}

async function cancellationPlan(
  request: Request<'0108'>,
  certificate: CertificateRow,
  context: CallContext,
): Promise<ChangePlan> {
  const { db, clock } = context.services;
  if (request.serialTail.toUpperCase() !== certificate.serialNumber.slice(-4)) {
    throw new PortalError('serialTailWrong');
  }
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, sessionOf(context).userId));
  if (!user) throw new PortalError('unauthorized');
  await checkCode(context.services, user.phone, 'certificate', request.smsCode);
  return {
    orderType: '0108',
    wish: {},
    facts: { explanation: request.explanation },
    confirm: (tx) => consumeCode(tx, clock(), user.phone, 'certificate'),
  };
}

/** What each business type requires in its form beyond the common part. */
export async function planOf(
  request: ChangeRequest,
  certificate: CertificateRow,
  context: CallContext,
): Promise<ChangePlan> {
  const { db } = context.services;
  const { orderType } = request;
  switch (orderType) {
    case '0102': {
      const { reason, explanation } = request;
      const returned = request.returnsOldLock ? '，交回原锁' : '';
      const text = `${replacementReasonLabels[reason]}${returned}：${explanation}`;
      const typed = { explanation, returnsOldLock: request.returnsOldLock };
      return { orderType, wish: { reason }, facts: { reason, explanation: text, typed } };
    }
    case '0103': {
      const changes = await changedSince(db, certificate);
      const renamed = changes.find(({ before }) => before === certificate.holderName);
      return {
        orderType,
        wish: { years: request.years },
        facts: changes.length > 0 ? { changes } : {},
        ...(renamed ? { holderName: renamed.after } : {}),
      };
    }
    case '0104': {
      const platformCodes = [...new Set([...certificate.platformCodes, ...request.platformCodes])];
      const { providerCode } = certificate;
      checkPlatforms(await productOf(certificate, context), certificate, {
        orderType,
        providerCode,
        platformCodes,
      });
      return { orderType, wish: { platformCodes }, facts: { platformCodes } };
    }
    case '0105':
      return enterprisePlan(request, certificate, db);
    case '0106': {
      const { providerCode, platformCodes, years = 1 } = request;
      checkPlatforms(await productOf(certificate, context), certificate, {
        orderType,
        providerCode,
        platformCodes,
      });
      return {
        orderType,
        wish: { years, providerCode, platformCodes },
        facts: { providerCode, platformCodes },
      };
    }
    case '0108':
      return cancellationPlan(request, certificate, context);
  }
}
