const label = (text) => {
  // Chinese characters take two columns
  const width = [...text].reduce((sum, character) => sum + (character > '\u2e80' ? 2 : 1), 0);
  return `  ${text}${' '.repeat(Math.max(1, 12 - width))}`;
};

function accountLines(accounts) {
  return accounts.map(({ username, password, who }, index) => {
    const lead = index === 0 ? label('演示账号') : label('');
    return `${lead}${username.padEnd(9)} ${password.padEnd(11)} ${who}`;
  });
}

/** Without the sample world nobody can administer the portal until this command was run once (README). */
const administratorLines = [
  `${label('平台管理员')}还没有，无法管理平台。请先按 Ctrl+C 停止，再运行（数据目录或 DATABASE_URL 须与上面相同）：`,
  `${label('')}node packages/server/dist/main.js create-admin`,
  `${label('')}No administrator yet: stop, then run the command with the same DATA_DIR or DATABASE_URL.`,
];

/**
 * The information once everything runs: address, database, accounts or how to create the first, where the SMS codes
 * are, the lock's PIN, how to stop. Chinese first.
 */
export function welcome({ server, lock, dataFolder, port, dev }) {
  const { accounts = [], database, administrated } = server;
  // In development the browser uses Vite, which forwards to the server's own port.
  const url = dev ? `http://127.0.0.1:${port}` : server.url;
  const outboxUrl = server.outboxUrl && new URL(new URL(server.outboxUrl).pathname, url).href;
  return [
    '',
    `CA 门户已启动${dev ? '（开发方式，改动立即生效）' : ''}  CA Portal is running`,
    '',
    `${label('地址')}${url}`,
    `${label('数据库')}${database.kind}：${database.promise}`,
    `${label('数据目录')}${dataFolder}`,
    ...accountLines(accounts),
    ...(administrated ? [] : administratorLines),
    ...(outboxUrl ? [`${label('短信验证码')}${outboxUrl}（沙箱收件箱，不会真的发送 / sandbox outbox）`] : []),
    `${label('CA 锁')}${lock}`,
    ...(server.logPath ? [`${label('日志')}${server.logPath}`] : []),
    `${label('停止')}按 Ctrl+C；数据会保留，下次启动继续使用。重新开始请加 --reset。`,
    `${label('')}Press Ctrl+C to stop; the data stays. Start over with --reset.`,
    '',
  ].join('\n');
}
