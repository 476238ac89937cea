import { systemConfig } from '@ca-portal/api/groups/system-config';
import type { TestServer } from './create-test-server.js';

/** Sets a parameter like the administrator's page. */
export async function setParameter(
  server: TestServer,
  configKey: string,
  configValue: string,
): Promise<void> {
  const { list, update } = (await server.loginAs('admin')).use(systemConfig);
  const { rows } = await list({ query: { configKey } });
  const row = rows.find((one) => one.configKey === configKey);
  if (!row) throw new Error(`no parameter ${configKey}`);
  const { configId, configName, configType } = row;
  await update({ body: { configId, configName, configKey, configValue, configType, remark: '试行' } });
}
