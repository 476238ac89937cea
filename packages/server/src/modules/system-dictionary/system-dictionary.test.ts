import { errorCodes as codes } from '@ca-portal/api/domain';
import { codes as codeGroup } from '@ca-portal/api/groups/codes';
import { monitor } from '@ca-portal/api/groups/monitor';
import { systemConfig } from '@ca-portal/api/groups/system-config';
import { systemDictionary } from '@ca-portal/api/groups/system-dictionary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const dictionary = async () => (await server.loginAs('admin')).use(systemDictionary);
const item = {
  dictType: 'code_2',
  dictLabel: '新服务商',
  dictValue: 'F09',
  dictSort: 9,
  cssClass: '',
  listClass: '' as const,
  isDefault: 'N' as const,
  status: '0' as const,
  remark: '',
};

describe('dictionaries', () => {
  it('contain the spec’s code lists, which pages read at once', async () => {
    const { addItem, items, updateItem, removeItems } = await dictionary();
    await addItem({ body: item });
    const offered = async () =>
      (
        await server
          .client()
          .use(codeGroup)
          .byType({ params: { type: 2 } })
      ).map((one) => one.codeNumber);
    expect(await offered()).toContain('F09');
    expect((await refusal(addItem({ body: item }))).code).toBe(codes.nameTaken);
    const { rows } = await items({ query: { dictType: 'code_2', dictLabel: '新服务商' } });
    const dictCode = rows[0]?.dictCode ?? 0;
    await updateItem({ body: { ...item, dictCode, status: '1' } });
    expect(await offered()).not.toContain('F09');
    await removeItems({ params: { dictCode: String(dictCode) } });
    expect((await items({ query: { dictType: 'code_2', dictLabel: '新服务商' } })).total).toBe(0);
    // A removed item is restored by its value, with the new fields.
    await addItem({ body: { ...item, dictLabel: '又来了' } });
    expect((await items({ query: { dictType: 'code_2', dictLabel: '又来了' } })).rows[0]?.dictCode).toBe(
      dictCode,
    );
  });

  it('keep codes that records use', async () => {
    const { items, updateItem, removeItems } = await dictionary();
    const { rows } = await items({ query: { dictType: 'code_2', dictLabel: '北辰' } });
    const used = rows[0];
    const dictCode = used?.dictCode ?? 0;
    expect((await refusal(removeItems({ params: { dictCode: String(dictCode) } }))).code).toBe(
      codes.stillInUse,
    );
    const renamed = { ...item, dictCode, dictLabel: '北辰 CA', dictValue: 'F99' };
    expect((await refusal(updateItem({ body: renamed }))).code).toBe(codes.stillInUse);
    await updateItem({ body: { ...renamed, dictValue: 'F01', dictLabel: '北辰认证' } });
    expect((await items({ query: { dictType: 'code_2', dictLabel: '北辰认证' } })).total).toBe(1);
  });

  it('are created, renamed with their items, and removed when empty', async () => {
    const { addType, updateType, removeTypes, addItem, items, types, removeItems } = await dictionary();
    const type = { dictName: '退款原因', dictType: 'refund_reason', status: '0' as const, remark: '' };
    await addType({ body: type });
    expect((await refusal(addType({ body: type }))).code).toBe(codes.nameTaken);
    expect((await refusal(addType({ body: { ...type, dictType: 'code_7' } }))).code).toBe(codes.builtIn);
    await addItem({ body: { ...item, dictType: 'refund_reason' } });
    const dictId = (await types({ query: { dictType: 'refund_reason' } })).rows[0]?.dictId ?? 0;
    expect((await refusal(removeTypes({ params: { dictId: String(dictId) } }))).code).toBe(codes.stillInUse);
    await updateType({ body: { ...type, dictId, dictType: 'refund_cause' } });
    const moved = await items({ query: { dictType: 'refund_cause' } });
    expect(moved.rows.map((row) => row.dictType)).toEqual(['refund_cause']);
    await removeItems({ params: { dictCode: String(moved.rows[0]?.dictCode) } });
    await removeTypes({ params: { dictId: String(dictId) } });
    expect((await types({ query: { dictType: 'refund_cause' } })).total).toBe(0);
    const all = await Promise.all(
      ['a_one', 'a_two', 'a_three'].map((dictType) => addType({ body: { ...type, dictType } })),
    );
    expect(all).toEqual([null, null, null]);
  });
});

describe('parameters', () => {
  const form = { configName: '续费提前天数', configKey: 'cert.renew.windowDays', configType: 'Y' as const };

  it('accept values of their kind only, and the log has before, after and reason', async () => {
    const admin = await server.loginAs('admin');
    const { list, update, remove } = admin.use(systemConfig);
    const { rows } = await list({ query: { configKey: 'cert.renew' } });
    const configId = rows[0]?.configId ?? 0;
    const body = { ...form, configId, configValue: '90', remark: '按通知调整' };
    expect((await refusal(update({ body: { ...body, configValue: '八十' } }))).message).toContain('整数');
    expect((await refusal(update({ body: { ...body, configKey: 'other.key' } }))).code).toBe(codes.builtIn);
    expect((await refusal(remove({ params: { configId: String(configId) } }))).code).toBe(codes.builtIn);
    await update({ body });
    const log = admin.use(monitor);
    const newest = (await log.operations({ query: { title: '参数' } })).rows[0];
    const { changes, operParam } = await log.operation({ params: { operId: newest?.operId ?? 0 } });
    expect(changes).toEqual([{ field: 'value', before: '80', after: '90' }]);
    expect(operParam).toContain('按通知调整');
  });

  it('are added once per key, and never as built in', async () => {
    const { add, list, remove } = (await server.loginAs('admin')).use(systemConfig);
    const body = {
      configName: '公告条数',
      configKey: 'home.notice.count',
      configValue: '5',
      configType: 'Y' as const,
      remark: '',
    };
    await add({ body });
    expect((await refusal(add({ body }))).code).toBe(codes.nameTaken);
    const { rows } = await list({ query: { configKey: 'home.notice' } });
    expect(rows[0]?.configType).toBe('N');
    await remove({ params: { configId: String(rows[0]?.configId) } });
    await add({ body });
  });
});
