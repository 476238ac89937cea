import { z } from 'zod';
import { anybody, endpoint } from './endpoint.js';
import * as f from './fields.js';
import { legacy } from './legacy.js';

/** Rows: Articles and the footer’s facts. */
export const content = {
  footer: endpoint({
    method: 'GET',
    path: '/api/gywm/getfooter',
    summary: 'Facts of the footer; a missing one is an empty text',
    source: '7.5',
    access: anybody,
    envelope: 'data',
    response: legacy(
      z.object({
        organization: z.string(),
        address: z.string(),
        licenseNumber: z.string(),
        email: z.string(),
        recordNumber: z.string(),
        visits: z.int(),
      }),
      {
        organization: 'qymc', // 企业名称
        address: 'dwdz', // 单位地址
        licenseNumber: 'xkzbh', // 许可证编号
        email: 'dwyx', // 单位邮箱
        recordNumber: 'bah', // 备案号
        visits: 'djsl', // 点击数量
      },
    ),
    example: {
      response: {
        organization: '辽宁数字证书服务有限公司（示例）',
        address: '辽宁省沈阳市浑南区示例路 18 号',
        licenseNumber: 'ECP00000000000（示例）',
        email: 'service@example.cn',
        recordNumber: '辽公网安备 21000000000000 号',
        visits: 3286415,
      },
    },
  }),
  notices: endpoint({
    method: 'GET',
    path: '/api/tzgg/getTzgg',
    summary: 'Notices, pinned ones first, then the newest',
    source: '7.5',
    access: anybody,
    envelope: 'rows',
    query: z.object({
      ...f.paging,
      keyword: f.keyword.optional(),
      category: z.string().max(20).optional(),
    }),
    response: z.object({
      id: z.int(),
      title: z.string(),
      category: z.string(),
      publishTime: f.beijing,
      pinned: z.boolean(),
    }),
    example: {
      query: { page: 1, limit: 5 },
      response: {
        id: 1,
        title: '关于系统维护的通知',
        category: '系统维护',
        publishTime: '2026-11-20 09:00:00',
        pinned: true,
      },
    },
  }),
  downloads: endpoint({
    method: 'POST',
    path: '/tDownload/getDownloadList',
    summary: 'Articles of the download center; the shell asks for 999',
    source: '7.5',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    query: z.object({
      pageItemNum: z.coerce.number<number>().int().min(1).max(999),
      currentPage: z.coerce.number<number>().int().min(1),
    }),
    response: legacy(
      z.object({
        items: z.array(
          z.object({
            id: z.string(),
            title: z.string(),
            content: z.string(),
            pushTime: f.beijing,
            whereFrom: z.string(),
          }),
        ),
        total: z.int(),
      }),
      { items: 'data' },
    ),
    example: {
      query: { pageItemNum: 999, currentPage: 1 },
      response: {
        items: [
          {
            id: '18',
            title: 'CA锁驱动程序',
            content: 'Windows 7 及以上，v3.2.1',
            pushTime: '2026-11-02 10:00:00',
            whereFrom: '平台',
          },
        ],
        total: 1,
      },
    },
  }),
};
