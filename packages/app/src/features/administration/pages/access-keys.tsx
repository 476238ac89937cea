import { accessKeyGroups } from '@ca-portal/api/domain';
import { systemAccessKeys } from '@ca-portal/api/groups/system-access-keys';
import { call } from '../../../api/query.js';
import {
  family,
  oneOf,
  optionsIn,
  resource,
  rowsOf,
  type TagTable,
} from '../../../engines/resource/index.js';
import { IssueKey } from '../components/IssueKey.js';

type Status = 'valid' | 'expired' | 'revoked';
const statuses: TagTable<Status> = {
  valid: { text: '有效', family: 'success', icon: 'check' },
  expired: { text: '已过期', family: 'neutral', icon: 'clock' },
  revoked: { text: '已撤销', family: 'danger', icon: 'ban' },
};

/** 访问密钥: keys with which scripts log in. */
export const accessKeysPage = resource(
  rowsOf(systemAccessKeys, 'list', family({ words: 'name', filters: ['status'] })),
  ({ column }) => ({
    title: '访问密钥',
    description: '脚本和其他系统凭密钥登录，不需要验证码。密钥以签发人的身份操作，每次调用都记入审计日志。',
    noun: '密钥',
    rowKey: (one) => one.keyId,
    name: (one) => one.name,
    search: '名称',
    filters: {
      status: oneOf('状态', optionsIn(statuses)),
    },
    columns: [
      column.name('name', '名称', (one) => one.name),
      column.code('ending', '尾号', (one) => one.ending),
      column.text(
        'groups',
        '可以调用',
        ({ groups, readOnly }) =>
          `${groups.map((group) => accessKeyGroups[group]).join('、')}${readOnly ? '（只读）' : ''}`,
      ),
      column.tag('status', '状态', (one) => one.status, statuses),
      column.text('expires', '有效期至', (one) => one.expireTime),
      column.text('used', '最近使用', (one) => one.lastUsedTime ?? '从未使用'),
      column.text('by', '签发人', (one) => one.createBy),
      column.text('time', '签发时间', (one) => one.createTime),
    ],
    head: (reload) => <IssueKey onDone={reload} />,
    actions: [
      {
        label: '撤销',
        permission: 'system:accessKey:remove',
        danger: true,
        hidden: ({ status }) => status === 'revoked',
        says: () => '撤销后密钥立即失效，正在使用它的脚本马上不能再调用，撤销不能恢复。',
        run: (one) => call(systemAccessKeys, 'remove', { params: { keyId: one.keyId } }),
        done: () => '已撤销',
      },
    ],
  }),
);
