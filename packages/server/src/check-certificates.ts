import type { Config } from './config/config.js';
import { failedStart, openDatabase, undoAll, type Undo } from './open-database.js';
import { checkCertificateRecords, type CheckedRecords } from './pki/index.js';

/** The command-line argument that runs this check instead of a server. */
export const checkCertificatesCommand = 'check-certificates';

const whats: Readonly<Record<CheckedRecords['faults'][number]['what'], string>> = {
  changed: '内容被改动',
  unchained: '与上一条接不上，有记录被替换、插入或删除',
  unrecorded: '证书与记录不符，有人绕过记录改动了证书',
  'without certificate': '有签发记录，但证书已不在数据库中',
};

/**
 * Checks the records of issued and revoked certificates. With the embedded database the server has to be
 * stopped meanwhile; a running server checks by itself once a day. Throws StartError with a sentence.
 */
export async function checkCertificates(config: Config): Promise<{ text: string; sound: boolean }> {
  const undo: Undo = [];
  let checked: CheckedRecords;
  try {
    const { db } = await openDatabase(config, undo, () => {});
    checked = await checkCertificateRecords(db);
  } catch (error) {
    throw await failedStart(error, config, undo);
  }
  await undoAll(undo);
  const { records, head, faults } = checked;
  const lines = faults.map(
    ({ position, serialNumber, what }) =>
      `${position === undefined ? `证书 ${serialNumber}` : `第 ${position} 条记录`}：${whats[what]}`,
  );
  const result = faults.length === 0 ? '全部相符' : `发现 ${faults.length} 处不符，请保留数据库并追查`;
  return {
    text: [
      `签发与注销记录共 ${records} 条，${result}。`,
      ...lines,
      `最后一条的校验值 ${head}`,
      '请把条数和校验值另行保存：以后核对时条数变少或同一条的校验值不同，就是末尾被删或整体被改。',
    ].join('\n'),
    sound: faults.length === 0,
  };
}
