import { systemConfig } from '@ca-portal/api/groups/system-config';
import * as limits from '@ca-portal/api/limits/system-config';
import { dictionary } from '@ca-portal/api/groups/dictionary';
import { call, send } from '../../../api/query.js';
import { family, field, fileOf, oneOf, resource, rowsOf } from '../../../engines/resource/index.js';

const asked = { words: 'configName', filters: [['configType', 'type']] } as const;
const yesNo = [
  { value: 'true', label: '是' },
  { value: 'false', label: '否' },
] as const;
const shown = ({ kind, configValue }: { kind: string; configValue: string }) =>
  kind === 'yesNo' ? (yesNo.find(({ value }) => value === configValue)?.label ?? configValue) : configValue;

/** One form field per kind; only the one that fits the parameter is sent. */
const blank = {
  configName: '',
  configKey: '',
  kind: 'text' as 'text' | 'whole' | 'yesNo',
  configValue: '',
  whole: 0,
  flag: 'true' as 'true' | 'false',
  remark: '',
};
const valueOf = ({ kind, configValue, whole, flag }: typeof blank) =>
  kind === 'whole' ? String(whole) : kind === 'yesNo' ? flag : configValue;

/** 参数设置 (systemManage): the settings of the platform. */
export const parametersPage = resource(rowsOf(systemConfig, 'list', family(asked)), ({ column, form }) => ({
  title: '参数设置',
  export: {
    permission: 'system:config:export',
    run: fileOf(systemConfig, 'export', asked),
  },
  description:
    '平台运行所依据的参数，例如支付时限、续费提前天数。保存后立即对全部用户生效，页面上的说明同步更新。',
  noun: '参数',
  refreshes: [dictionary],
  rowKey: (one) => one.configId,
  name: (one) => one.configName,
  search: '参数名称',
  filters: {
    type: oneOf('系统内置', [
      { value: 'Y', label: '是' },
      { value: 'N', label: '否' },
    ]),
  },
  columns: [
    column.name('name', '参数名称', (one) => one.configName),
    { ...column.code('key', '键名', (one) => one.configKey), width: '19em' },
    column.text('value', '键值', shown, { width: '5em' }),
    column.text('usual', '默认值', ({ kind, usual }) => usual && shown({ kind, configValue: usual }), {
      width: '5em',
    }),
    column.text('effect', '作用', (one) => one.effect || one.remark),
    column.text('by', '最近修改', ({ updateBy, updateTime }) =>
      updateTime ? `${updateBy} ${updateTime}` : '从未修改',
    ),
  ],
  form: form(blank, {
    limits: limits.add,
    says: (_, one) =>
      one?.effect
        ? `${one.effect}${one.kind === 'whole' ? `可以填写 ${one.least} 到 ${one.most} 的整数，默认 ${one.usual}。` : ''}`
        : undefined,
    fields: {
      configName: field.text('参数名称', { wide: true }),
      configKey: field.text('键名', {
        only: 'add',
        hint: '例如 notice.top.count。',
      }),
      configValue: field.text('键值', { when: ({ kind }) => kind === 'text' }),
      whole: field.wholeNumber('键值', { required: true, when: ({ kind }) => kind === 'whole' }),
      flag: field.radios('键值', yesNo, { when: ({ kind }) => kind === 'yesNo' }),
      remark: field.longText('改动原因', { hint: '会记入审计日志。' }),
    },
    add: {
      permission: 'system:config:add',
      run: ({ configName, configKey, configValue, remark }) =>
        send(systemConfig, 'add', { body: { configName, configKey, configValue, remark, configType: 'N' } }),
    },
    edit: {
      permission: 'system:config:edit',
      values: ({ configName, configKey, configValue, kind }) => ({
        ...blank,
        configName,
        configKey,
        kind,
        configValue,
        whole: kind === 'whole' ? Number(configValue) : 0,
        flag: configValue === 'false' ? ('false' as const) : ('true' as const),
      }),
      run: (values, { configId, configType, configKey, configName }) =>
        send(systemConfig, 'update', {
          body: {
            configId,
            configType,
            configKey,
            configName: values.configName || configName,
            configValue: valueOf(values),
            remark: values.remark,
          },
        }),
    },
  }),
  actions: [
    {
      label: '删除',
      permission: 'system:config:remove',
      danger: true,
      locked: ({ configType }) => (configType === 'Y' ? '系统内置参数不能删除' : undefined),
      says: () => '删除后按默认值运行，不能恢复。',
      run: (one) => call(systemConfig, 'remove', { params: { configId: String(one.configId) } }),
    },
  ],
}));
