import { monitor } from '@ca-portal/api/groups/monitor';
import { formatDateTime } from '@ca-portal/ui/formats';
import { call } from '../../../api/query.js';
import { family, fileOf, given, oneOf, period, resource, rowsOf } from '../../../engines/resource/index.js';
import { OperationDetail } from '../components/OperationDetail.js';

const deeds = ['其他', '新增', '修改', '删除', '授权', '导出', '导入', '强制退出', '生成', '清理'];
const asked = {
  words: 'operName',
  numbers: [['businessType', 'deed'], 'status'],
  period: 'time',
} as const;
const outcomes = [
  { value: '0', label: '成功' },
  { value: '1', label: '失败' },
];
const outcomeTags = {
  0: { text: '成功', family: 'success', icon: 'check' },
  1: { text: '失败', family: 'danger', icon: 'warning' },
} as const;

/** 审计日志: who did what, when and from where; append-only. */
export const operationsPage = resource(rowsOf(monitor, 'operations', family(asked)), ({ column }) => ({
  title: '审计日志',
  description: '谁在什么时候、从哪里、做了什么，前后有什么变化。日志只增不改，保留五年。',
  noun: '操作记录',
  rowKey: (one) => one.operId,
  name: (one) => `${one.operName} ${one.title}`,
  search: '操作人',
  filters: {
    deed: oneOf(
      '类型',
      deeds.map((label, value) => ({ value: String(value), label })),
    ),
    status: oneOf('结果', outcomes),
    time: period('操作时间'),
  },
  columns: [
    // The server gives the action's name if it can.
    column.name('title', '操作', ({ title, businessType }) =>
      title.includes('：') ? title : `${title}：${deeds[businessType] ?? '其他'}`,
    ),
    column.text('who', '操作人', (one) => one.operName),
    column.text('dept', '部门', (one) => one.deptName),
    column.text('from', '来源', (one) => `${one.operIp} ${one.operLocation}`),
    column.tag('status', '结果', (one) => one.status as 0 | 1, outcomeTags),
    column.text('time', '时间', (one) => one.operTime),
  ],
  detail: (one) => <OperationDetail operId={one.operId} />,
  export: {
    permission: 'monitor:operlog:export',
    run: fileOf(monitor, 'exportOperations', asked),
  },
}));

const loginsAsked = { words: 'userName', filters: ['status'], period: 'time' } as const;
/** 登录日志. */
export const loginsPage = resource(rowsOf(monitor, 'logins', family(loginsAsked)), ({ column }) => ({
  title: '登录日志',
  description: '每次登录和登录失败。连续输错密码被锁定的账号可以在这里解锁。',
  noun: '登录记录',
  rowKey: (one) => one.infoId,
  name: (one) => one.userName,
  search: '账号',
  filters: { status: oneOf('结果', outcomes), time: period('登录时间') },
  columns: [
    column.name('user', '账号', (one) => one.userName),
    column.tag('status', '结果', (one) => one.status, outcomeTags),
    column.text('msg', '说明', (one) => one.msg),
    column.text('from', '来源', (one) => `${one.ipaddr} ${one.loginLocation}`),
    column.text('with', '设备', (one) => `${one.browser} · ${one.os}`),
    column.text('time', '时间', (one) => one.loginTime),
  ],
  actions: [
    {
      label: '解锁账号',
      permission: 'monitor:logininfor:unlock',
      hidden: ({ status }) => status === '0',
      says: () => '解锁后对方可以立即再次尝试登录。请先确认是本人。',
      run: (one) => call(monitor, 'unlock', { params: { userName: one.userName } }),
      done: () => '已解锁',
    },
  ],
  export: {
    permission: 'monitor:logininfor:export',
    run: fileOf(monitor, 'exportLogins', loginsAsked),
  },
}));

/** 在线用户. */
export const sessionsPage = resource(
  rowsOf(monitor, 'sessions', (query) => ({
    query: { ...given<'userName', string>('userName', query.words) },
  })),
  ({ column }) => ({
    title: '在线用户',
    description: '当前有效的登录。强制退出后，对方未保存的内容保留在他的浏览器中，重新登录后可以继续。',
    noun: '登录会话',
    rowKey: (one) => one.tokenId,
    name: (one) => one.userName,
    search: '账号',
    columns: [
      column.name('user', '账号', (one) => one.userName),
      column.text('dept', '部门', (one) => one.deptName),
      column.text('from', '来源', (one) => `${one.ipaddr} ${one.loginLocation}`),
      column.text('with', '设备', (one) => `${one.browser} · ${one.os}`),
      column.text('time', '登录时间', (one) => formatDateTime(new Date(one.loginTime))),
    ],
    actions: [
      {
        label: '强制退出',
        permission: 'monitor:online:forceLogout',
        danger: true,
        says: () => '对方会立即退出登录，需要重新输入密码。',
        run: (one) => call(monitor, 'endSession', { params: { tokenId: one.tokenId } }),
        done: () => '已强制退出',
      },
    ],
  }),
);
