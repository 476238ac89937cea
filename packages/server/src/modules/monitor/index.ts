import type { monitor } from '@ca-portal/api/contract';
import { recordAudit } from '../../db/audit.js';
import type { CallContext } from '../../context/call-context.js';
import type { Handlers } from '../../context/handlers.js';
import { workbook } from '../../services/workbook/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import { findAccount, forgetAttempts } from '../../services/session/index.js';
import { listJobs, runJob } from './jobs.js';
import { listLogins } from './logins.js';
import { endOpenSession, openSessions } from './open-sessions.js';
import { listOperations, operation } from './operations.js';

export { runJob } from './jobs.js';

/** Who takes data out of the portal is written down too. */
const recordExport = (context: CallContext, what: string, rows: number): Promise<void> =>
  recordAudit(context.services.db, context, {
    action: `${what}.export`,
    subjectType: 'session',
    subjectId: '',
    details: { rows },
  });

/** Logs, which are read-only, and the open sessions. */
export const monitorHandlers: Handlers<typeof monitor> = {
  operations: ({ query }, context) => listOperations(query, context, true),
  operation: ({ params }, context) => operation(params.operId, context),

  async exportOperations({ body }, context) {
    const { rows } = await listOperations(body, context, false);
    await recordExport(context, 'operlog', rows.length);
    return workbook(
      '审计日志',
      ['编号', '时间', '操作人', '部门', '模块', '动作', '请求', '来源地址', '内容'],
      rows.map((row) => [
        row.operId,
        row.operTime,
        row.operName,
        row.deptName ?? '',
        row.title,
        row.method,
        `${row.requestMethod} ${row.operUrl}`.trim(),
        row.operIp,
        row.operParam ?? '',
      ]),
      context,
    );
  },

  logins: ({ query }, context) => listLogins(query, context, true),

  async exportLogins({ body }, context) {
    const { rows } = await listLogins(body, context, false);
    await recordExport(context, 'logininfor', rows.length);
    return workbook(
      '登录日志',
      ['编号', '时间', '账号', '结果', '说明', '来源地址', '浏览器', '操作系统'],
      rows.map((row) => [
        row.infoId,
        row.loginTime,
        row.userName,
        row.status === '0' ? '成功' : '失败',
        row.msg,
        row.ipaddr,
        row.browser,
        row.os,
      ]),
      context,
    );
  },

  async unlock({ params }, context) {
    const { services } = context;
    const user = await findAccount(services.db, params.userName.toLowerCase());
    if (!user) throw new PortalError('notFound');
    await forgetAttempts(services, user.id);
    await recordAudit(services.db, context, {
      action: 'user.unlock',
      subjectType: 'user',
      subjectId: user.id,
    });
    return null;
  },

  sessions: ({ query }, context) => openSessions(query, context),
  jobs: ({ query }, context) => listJobs(query, context),
  runJob: ({ params }, context) => runJob(params.jobId, context),
  endSession: ({ params }, context) => endOpenSession(params.tokenId, context),
};
