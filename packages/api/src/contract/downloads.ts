import { z } from 'zod';
import { downloadCategories } from '../domain/index.js';
import { anybody, endpoint } from './endpoint.js';
import * as f from './fields.js';

export const downloadSystems = [
  'windows',
  'macos',
  'linux',
  'kylin',
  'uos',
  'android',
  'ios',
  'any',
] as const;

/** An article of the download center with its file; the spec's own fields are title, content, pushTime, whereFrom. */
const entry = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  pushTime: f.beijing,
  whereFrom: z.string(),
  category: z.enum(downloadCategories),
  system: z.enum(downloadSystems),
  providerName: z.string(),
  version: z.string(),
  /** `tab` opens in a new browser tab, `inside` within the portal (articles 18 and 24). */
  openMode: z.enum(['tab', 'inside']),
  /** Null while the file is not available: 暂不可下载. The URL of a file on another server is absolute. */
  file: f.fileLink.extend({ sha256: z.string() }).nullable(),
  downloads: z.int().min(0),
});
/** A program, form or manual that can be downloaded. */
export type DownloadEntry = z.output<typeof entry>;

const exampleEntry: DownloadEntry = {
  id: '18',
  title: 'CA锁驱动程序',
  content: 'Windows 7 及以上，含证书助手与浏览器插件。',
  pushTime: '2026-11-02 10:00:00',
  whereFrom: '平台',
  category: 'driver',
  system: 'windows',
  providerName: '北辰 CA',
  version: '3.2.1',
  openMode: 'tab',
  file: {
    fileId: '1f2e3d4c-5b6a-4978-8695-a4b3c2d1e0f9',
    name: 'ca-lock-driver-3.2.1.zip',
    size: 28_311_552,
    url: '/common/public/ca-lock-driver-3.2.1.zip',
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  downloads: 5120,
};

/** Rows: Programs, forms and manuals. */
export const downloads = {
  catalog: endpoint({
    method: 'GET',
    path: '/tDownload/catalog',
    summary:
      'Files of the download center with version, system and checksum; the shell’s own list stays as it is',
    source: 'ours (2.3 /downloadCenter)',
    access: anybody,
    envelope: 'rows',
    query: z.object({
      ...f.paging,
      keyword: f.keyword.optional(),
      category: z.enum(downloadCategories).optional(),
      system: z.enum(downloadSystems).optional(),
    }),
    response: entry,
    example: { query: { page: 1, limit: 20 }, response: exampleEntry },
  }),
  detail: endpoint({
    method: 'POST',
    path: '/tDownload/getDownloadInfo/{id}',
    repeatable: true,
    summary: 'One file: facts, install steps, changes, the same for other systems',
    source: '7.5',
    access: anybody,
    envelope: 'data',
    params: z.object({ id: f.code }),
    response: entry.extend({
      steps: z.array(z.string()),
      changes: z.array(z.object({ version: z.string(), day: f.day, text: z.string() })),
      others: z.array(z.object({ id: z.string(), title: z.string(), system: z.enum(downloadSystems) })),
    }),
    example: {
      params: { id: '18' },
      response: {
        ...exampleEntry,
        steps: ['关闭浏览器', '解压后运行安装程序', '插入CA锁，指示灯常亮即为成功'],
        changes: [{ version: '3.2.1', day: '2026-11-02', text: '支持浏览器的本地网络授权提示' }],
        others: [{ id: '19', title: 'CA锁驱动程序（统信版）', system: 'uos' }],
      },
    },
  }),
};
