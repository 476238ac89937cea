import { dataScope } from '@ca-portal/api/groups/data-scope';
import * as limits from '@ca-portal/api/limits/data-scope';
import { dictionary } from '@ca-portal/api/groups/dictionary';
import { useQuery } from '@tanstack/react-query';
import { call, read, send } from '../../../api/query.js';
import { field, own, resource, rowsOf } from '../../../engines/resource/index.js';

const useProviders = () =>
  useQuery(read(dictionary, 'byType', { params: { type: 'code_2' } })).data?.map(
    ({ dictLabel, dictValue }) => ({
      value: dictValue,
      label: dictLabel,
    }),
  );

/** 服务商名单: people who see one service provider more than others (spec 6). */
export const dataScopePage = resource(
  rowsOf(dataScope, 'list', own({ words: 'keyword' })),
  ({ column, form }) => ({
    title: '服务商名单',
    description: '让个别账号或手机号多看到一家服务商，例如试点单位。每条都写明原因。',
    noun: '名单记录',
    rowKey: (one) => one.id,
    name: (one) => one.userName || one.phone,
    search: '账号、手机号或服务商',
    columns: [
      column.name('who', '账号或手机号', (one) => one.userName || one.phone),
      column.text('provider', '服务商', (one) => one.providerName),
      column.text('reason', '原因', (one) => one.reason),
      column.text('until', '有效期至', (one) => one.expiresAt ?? '长期'),
      column.text('by', '添加人', (one) => one.createBy),
      column.text('time', '添加时间', (one) => one.createTime),
    ],
    form: form(
      { userName: '', phone: '', providerCode: '', reason: '', expiresOn: '' },
      {
        limits: limits.add,
        fields: {
          userName: field.text('账号', { hint: '账号和手机号填写一项。' }),
          phone: field.text('手机号'),
          providerCode: field.choice('服务商', useProviders),
          expiresOn: field.day('有效期至', { hint: '不填为长期。' }),
          reason: field.longText('原因'),
        },
        add: {
          permission: 'system:dataScope:add',
          run: ({ expiresOn, ...values }) =>
            send(dataScope, 'add', {
              body: { ...values, expiresAt: expiresOn ? `${expiresOn} 23:59:59` : null },
            }),
        },
      },
    ),
    actions: [
      {
        label: '结束',
        permission: 'system:dataScope:remove',
        danger: true,
        says: () => '结束后对方不再看到这家服务商，已经提交的订单继续办理。',
        run: (one) => call(dataScope, 'remove', { params: { id: one.id } }),
      },
    ],
  }),
);
