import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { UsageError } from './options.mjs';

const marker = 'ca-portal-data.txt';

/** Marks the directory as ours, so that `--reset` can never delete a home directory after a mistyped `--data`. */
export function claimDataDirectory(folder) {
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0) return;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(
      join(folder, marker),
      '本目录由 CA 门户使用；删除方法：start --reset\nUsed by CA Portal.\n',
      { mode: 0o600 },
    );
  } catch {
    // The server opens the directory next and reports any problem in one sentence.
  }
}

async function confirm(question) {
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^\s*y(es)?\s*$/i.test(await ask.question(question));
  } finally {
    ask.close();
  }
}

/**
 * Deletes all data of the portal and of the lock simulator, after a question.
 * @returns false when the person declined
 * @throws UsageError without a terminal, or for a foreign directory
 */
export async function resetData(folder, { yes, interactive = Boolean(process.stdin.isTTY) }) {
  if (!existsSync(folder)) return true;
  if (!existsSync(join(folder, marker)) && readdirSync(folder).length > 0) {
    throw new UsageError(
      `${folder} 不像是 CA 门户的数据目录（没有 ${marker}），没有删除任何内容。请检查 --data。`,
    );
  }
  if (!yes) {
    if (!interactive) {
      throw new UsageError('--reset 会删除全部数据，需要确认。没有终端时请同时使用 --yes。');
    }
    const words = `将删除 ${folder} 中的全部订单、证书和锁模拟器数据，不可恢复。\nDelete all data? 确定吗？(y/N) `;
    if (!(await confirm(words))) return false;
  }
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    throw new UsageError(`无法删除 ${folder}（${error.code}）。请检查目录权限后重试。`);
  }
  return true;
}
