import { parseArgs } from 'node:util';

export const help = `用法  npx -y pnpm@12.21.0 start [参数]
启动 CA 门户：门户和服务器在一个端口，锁模拟器在 127.0.0.1:11345。
Starts the portal with its server on one port, and the lock simulator.

  --port <端口>         门户端口，默认 8080（也可用环境变量 PORT）      portal port
  --data <目录>         数据目录，默认 .data                            data directory
  --lock-port <端口>    锁模拟器端口，默认 11345                        simulator port
  --no-simulator        不启动锁模拟器（使用真实驱动时）                no simulator
  --reset               先询问，再删除全部数据，重新开始                delete all data, after asking
  --yes                 不询问（没有终端时 --reset 需要它）             answer yes to --reset
  --dev                 开发方式：页面热更新，服务器改动后自动重启      hot reload
  --help                显示本说明                                      this text

使用 PostgreSQL：设置环境变量 DATABASE_URL。Set DATABASE_URL to use PostgreSQL.`;

/** A user error: only its message is shown. */
export class UsageError extends Error {
  name = 'UsageError';
}

function readPort(text, flag) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new UsageError(`${flag} 需要 1 到 65535 之间的端口号，收到的是“${text}”。`);
}

/**
 * Reads the flags of `start` and `dev`.
 * @throws UsageError with one sentence when a flag is unknown or its value is no port.
 */
export function readOptions(args, env = process.env) {
  let values;
  try {
    ({ values } = parseArgs({
      // pnpm passes a separating `--` on
      args: args.filter((arg) => arg !== '--'),
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        'lock-port': { type: 'string' },
        'no-simulator': { type: 'boolean' },
        reset: { type: 'boolean' },
        yes: { type: 'boolean' },
        dev: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }));
  } catch (error) {
    throw new UsageError(`参数不正确：${error.message.split('. ')[0]}。全部参数见 --help。`);
  }
  const lockPort = readPort(values['lock-port'] ?? '11345', '--lock-port');
  // A province's own configuration may have other ports; the built-in one has these.
  if (!env.PORTAL_CONFIG && (lockPort < 11_345 || lockPort > 11_354)) {
    throw new UsageError(`门户只在 11345 到 11354 上查找锁服务，--lock-port ${lockPort} 会找不到。`);
  }
  return {
    port: values.port === undefined ? readPort(env.PORT || '8080', 'PORT') : readPort(values.port, '--port'),
    data: values.data ?? (env.DATA_DIR || '.data'),
    lockPort,
    simulator: !values['no-simulator'],
    reset: values.reset ?? false,
    yes: values.yes ?? false,
    dev: values.dev ?? false,
    help: values.help ?? false,
  };
}
