import { downloadCategories } from '@ca-portal/api/domain';
import type { ContentForm } from '../../db/schema/index.js';
import { InvalidInput } from '../../kernel/portal-error.js';
import { factOf, uuidOf, type PublicFileLink } from './published.js';

type Linked = Pick<ContentForm, 'title' | 'link' | 'facts'>;
const bytesOfMegabyte = 1_048_576;
const httpsFile = /^https:\/\/[^/?#]+\/[^?#]*/i;

/** The size that an editor enters, in MB; 0 if it is none. */
const bytesOf = (megabytes: string): number =>
  /^\d{1,5}(?:\.\d{1,3})?$/.test(megabytes) ? Math.round(Number(megabytes) * bytesOfMegabyte) : 0;
const checksumOf = (form: Linked): string => {
  const checksum = factOf(form, 'checksum').toLowerCase();
  return /^[\da-f]{64}$/.test(checksum) ? checksum : '';
};

/** The last part of the URL. It stands in a command line on the page: letters, digits, dots and dashes only. */
function nameOf({ title, link }: Linked): string {
  const last = new URL(link).pathname.split('/').at(-1) ?? '';
  let name = last;
  try {
    name = decodeURIComponent(last);
  } catch {
    // Not encoded as a URL should be: the raw name does.
  }
  return name.replace(/[^\p{L}\p{N}._-]/gu, '').slice(-100) || title;
}

/**
 * Checks a download's form: its group, and a file on another server. Visitors verify each file by size and
 * SHA-256, so a link without them is refused.
 */
export function checkDownload(form: ContentForm): void {
  const problems = [
    ...(downloadCategories.some((one) => one === form.category)
      ? []
      : [{ field: 'category', message: '请选择下载的分类' }]),
    ...(form.link && !httpsFile.test(form.link)
      ? [{ field: 'link', message: '下载地址须以 https:// 开头，并写到文件名，请修改' }]
      : []),
    ...(form.link && !bytesOf(factOf(form, 'fileSize'))
      ? [{ field: 'facts', message: '填写了下载地址，请同时填写文件大小，例如 26.5' }]
      : []),
    ...(form.link && !checksumOf(form)
      ? [{ field: 'facts', message: '填写了下载地址，请同时填写 SHA-256，共 64 位数字和字母' }]
      : []),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** The file on another server that a download links to; undefined without a link that can be verified. */
export function linkedFile(row: Linked): PublicFileLink | undefined {
  const size = bytesOf(factOf(row, 'fileSize'));
  const sha256 = checksumOf(row);
  if (!httpsFile.test(row.link) || !size || !sha256) return undefined;
  return { fileId: uuidOf(`linked-file:${row.link}`), name: nameOf(row), size, url: row.link, sha256 };
}
