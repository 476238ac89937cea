import type { BinaryFile, templates } from '@ca-portal/api/contract';
import { hasPermission, permissions, roleLabel, roles } from '@ca-portal/api/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { userRoles, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import { senderOf, type Tasks } from '../../workers/index.js';
import { findOrder, type OrderRow, owned, ownsOrder, attachmentsOf } from '../../services/orders/index.js';
import { formTitles, type FormKind } from '../../documents/application-form.js';
import type { CompanyRow } from '../../documents/form-data.js';
import { factsOfCancellation } from './cancellation-facts.js';
import { companyOf, factsOfChoice, factsOfOrder, userOf } from './form-facts.js';
import type { Agent } from '../../documents/letters.js';

const setting = ({ services }: CallContext) => ({
  at: services.clock(),
  portal: services.config.portal.brand.productName,
});

type PaperName =
  | 'applicationForm'
  | 'cancellationPaper'
  | 'batchForm'
  | 'authorizationLetter'
  | 'transferLetter';

const paperOf = <Name extends PaperName>(
  context: CallContext,
  name: Name,
  ...facts: Parameters<Tasks[Name]>
) => context.services.workers.run(name, senderOf(context), ...facts);

/** 注销确认书 of a completed cancellation; otherwise "not found". */
async function cancellation(id: string, context: CallContext): Promise<BinaryFile> {
  const facts = await factsOfCancellation(
    context.services.db,
    owned(sessionOf(context), await findOrder(context.services.db, id)),
  );
  return asPdf('数字证书注销确认书', await paperOf(context, 'cancellationPaper', facts, setting(context)));
}

/** A download name: as requested, with the actual file extension. */
const asPdf = (name: string, content: Uint8Array): BinaryFile => ({
  fileName: `${name.replace(/\.pdf$/i, '').replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '') || '申请表'}.pdf`,
  content: new Blob([new Uint8Array(content)], { type: 'application/pdf' }),
});

interface FormBody {
  platformCodes: readonly string[];
  remark: string;
}

/** The form for the holder's role. A wrong form would be printed, stamped and refused. */
const kindOfHolder: Readonly<Record<number, FormKind>> = {
  [roles.projectLeader]: 'projectLeader',
  [roles.expert]: 'expert',
  [roles.temporaryExpert]: 'expert',
  [roles.costEngineer]: 'costEngineer',
  [roles.naturalPerson]: 'person',
  [roles.enterpriseAdministrator]: 'company',
};

async function orderForm(asked: FormKind, id: string, body: FormBody, context: CallContext, name?: string) {
  const { db } = context.services;
  const order = owned(sessionOf(context), await findOrder(db, id));
  const facts = await factsOfOrder(db, order, body);
  // The company's form fits all its orders; a person's form depends on his role, whichever URL was called.
  const kind = asked === 'company' ? asked : (kindOfHolder[order.roleId] ?? asked);
  return asPdf(
    name ?? formTitles[kind],
    await paperOf(context, 'applicationForm', kind, facts, setting(context)),
  );
}

async function ordersForm(
  title: string,
  body: { orderNos: readonly string[]; remark: string },
  context: CallContext,
  { name = title, head }: { name?: string; head?: string } = {},
) {
  const { db } = context.services;
  const session = sessionOf(context);
  const numbers = [...new Set(head ? [head, ...body.orderNos] : body.orderNos)];
  const facts = [];
  for (const number of numbers) {
    const order: OrderRow = owned(session, await findOrder(db, number));
    facts.push(await factsOfOrder(db, order, { platformCodes: [], remark: '' }));
  }
  return asPdf(name, await paperOf(context, 'batchForm', title, facts, body.remark, setting(context)));
}

/** The caller's own company; any other id answers "not found". */
async function ownCompany(id: string | undefined, context: CallContext): Promise<CompanyRow> {
  const { companyId } = sessionOf(context);
  const company = await companyOf(context.services.db, companyId);
  if (!company || (id !== undefined && id !== company.id)) throw new PortalError('notFound');
  return company;
}

async function callerAsAgent(context: CallContext): Promise<Agent> {
  const { name, idNumber, phone } = await userOf(context.services.db, sessionOf(context).userId);
  return { name, idNumber, phone, validUntil: '' };
}

const agentOf = (body: {
  agentName: string;
  agentIdNumber: string;
  agentPhone: string;
  validUntil: string;
}): Agent => ({
  name: body.agentName,
  idNumber: body.agentIdNumber,
  phone: body.agentPhone,
  validUntil: body.validUntil,
});

async function staffOf(company: CompanyRow, guids: readonly string[], { services }: CallContext) {
  const wanted = [...new Set(guids)];
  const rows = await services.db
    .select({ id: users.id, name: users.name, idNumber: users.idNumber, roleId: userRoles.roleId })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(inArray(users.id, wanted), eq(users.companyId, company.id)))
    .orderBy(userRoles.roleId);
  return wanted.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new PortalError('notFound');
    return { name: row.name, idNumber: row.idNumber, roleName: roleLabel(row.roleId) };
  });
}

export const templatesHandlers: Handlers<typeof templates> = {
  company: ({ params, query, body }, context) =>
    orderForm('company', params.id, body, context, query.fileName),
  projectLeader: ({ params, body }, context) => orderForm('projectLeader', params.id, body, context),
  expert: ({ params, body }, context) => orderForm('expert', params.id, body, context),
  cancellation: ({ params }, context) => cancellation(params.id, context),
  costEngineer: ({ params, body }, context) => orderForm('costEngineer', params.id, body, context),

  async companyApplication({ body }, context) {
    const facts = await factsOfChoice(context, body, true);
    return asPdf(
      '企业证书申请表（预览）',
      await paperOf(context, 'applicationForm', 'company', facts, setting(context)),
    );
  },
  async personApplication({ body }, context) {
    const facts = await factsOfChoice(context, body, false);
    return asPdf(
      '个人证书申请表（预览）',
      await paperOf(context, 'applicationForm', 'person', facts, setting(context)),
    );
  },

  batchChange: ({ query, body }, context) =>
    ordersForm('批量变更申请表', body, context, { name: query.fileName }),
  batchProjectLeaders: ({ params, body }, context) =>
    ordersForm('项目负责人批量申请表', body, context, { head: params.id }),
  batchCostEngineers: ({ params, body }, context) =>
    ordersForm('造价师批量申请表', body, context, { head: params.id }),

  async attachments({ query }, context) {
    const { db } = context.services;
    const session = sessionOf(context);
    const order = await findOrder(db, query.orderNo);
    const reviewer = order?.paidAt && hasPermission(session.permissions, permissions.reviewOrders);
    if (!order || !(reviewer || ownsOrder(session, order))) throw new PortalError('notFound');
    return attachmentsOf(db, order);
  },

  async authorization({ params }, context) {
    const company = await ownCompany(params.id, context);
    const letter = await paperOf(
      context,
      'authorizationLetter',
      company,
      await callerAsAgent(context),
      [],
      setting(context),
    );
    return asPdf('法定代表人授权委托书', letter);
  },
  async newAuthorization({ body }, context) {
    const { name, legalRepresentative, ...known } = await ownCompany(undefined, context);
    const company = {
      ...known,
      name: body.companyName ?? name,
      legalRepresentative: body.legalRepresentative ?? legalRepresentative,
    };
    return asPdf(
      '法定代表人授权委托书',
      await paperOf(context, 'authorizationLetter', company, agentOf(body), [], setting(context)),
    );
  },
  async batchAuthorization({ body }, context) {
    const company = await ownCompany(undefined, context);
    const staff = await staffOf(company, body.userGuids, context);
    const letter = await paperOf(
      context,
      'authorizationLetter',
      company,
      agentOf(body.agent),
      staff,
      setting(context),
    );
    return asPdf('批量办理授权委托书', letter);
  },
  async transferAuthorization({ params }, context) {
    const company = await ownCompany(params.id, context);
    return asPdf(
      '管理员转移授权书',
      await paperOf(context, 'transferLetter', company, await callerAsAgent(context), setting(context)),
    );
  },
};
