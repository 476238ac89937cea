import { z } from 'zod';
import { anybody, endpoint } from './endpoint.js';
import { legacy } from './legacy.js';

const servicePoint = z.object({
  id: z.int(),
  city: z.string(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  hours: z.string(),
  longitude: z.number(),
  latitude: z.number(),
});
/** An office that people can visit. */
export type ServicePoint = z.output<typeof servicePoint>;

/** Rows: About the portal, its partners and service points. */
export const about = {
  profile: endpoint({
    method: 'GET',
    path: '/api/gywm/getGywm',
    summary: 'Who runs the portal: text, figures, licenses, phones and hours',
    source: '7.5',
    access: anybody,
    envelope: 'data',
    response: legacy(
      z.object({
        organization: z.string(),
        address: z.string(),
        email: z.string(),
        introduction: z.string(),
        figures: z.array(z.object({ label: z.string(), value: z.string(), unit: z.string() })),
        licenses: z.array(z.object({ name: z.string(), number: z.string(), issuer: z.string() })),
        phones: z.array(z.object({ label: z.string(), number: z.string() })),
        complaintPhone: z.string(),
        workingHours: z.string(),
      }),
      { organization: 'qymc', address: 'dwdz', email: 'dwyx' },
    ),
    example: {
      response: {
        organization: '辽宁数字证书服务有限公司（示例）',
        address: '辽宁省沈阳市浑南区示例路 18 号',
        email: 'service@example.cn',
        introduction: '<p>我们为全省招标投标主体提供数字证书的申请、审核、制证和售后服务。</p>',
        figures: [{ label: '累计发放证书', value: '18,236', unit: '张' }],
        licenses: [{ name: '电子认证服务许可证', number: 'ECP00000000000（示例）', issuer: '示例主管部门' }],
        phones: [{ label: '服务热线', number: '024-00000000' }],
        complaintPhone: '024-00000001',
        workingHours: '工作日 08:30–11:30，13:00–17:00',
      },
    },
  }),
  agreements: endpoint({
    method: 'GET',
    path: '/api/gywm/getAgreements',
    summary:
      'The agreements that users consent to, each in the version in force; with id, the versions before it',
    source: 'ours (dossier 1.2)',
    access: anybody,
    envelope: 'data',
    query: z.object({
      /** Terms of an account (without `topic`), or the rules of the prepaid card or of membership. */
      subject: z.enum(['card', 'membership']).optional(),
      /** An older version, instead of the current one. */
      id: z.coerce.number<number>().int().optional(),
    }),
    response: z.array(
      z.object({ id: z.int(), title: z.string(), version: z.string(), date: z.string(), html: z.string() }),
    ),
    example: {
      query: { id: 2 },
      response: [
        {
          id: 2,
          title: '用户服务协议',
          version: '2026-1',
          date: '2026-01-01',
          html: '<p>您注册账号即表示同意本协议（示例）。</p>',
        },
      ],
    },
  }),
  servicePoints: endpoint({
    method: 'GET',
    path: '/api/gywm/getServicePoint',
    summary: 'Counters where locks are collected, of one city or of all',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    query: z.object({ city: z.string().trim().max(20).optional() }),
    response: z.array(servicePoint),
    example: {
      query: { city: '沈阳' },
      response: [
        {
          id: 1,
          city: '沈阳',
          name: '沈阳浑南服务网点（示例）',
          address: '沈阳市浑南区示例路 18 号一层',
          phone: '024-00000000',
          hours: '工作日 08:30–11:30，13:00–17:00',
          longitude: 123.45,
          latitude: 41.71,
        },
      ],
    },
  }),
  partners: endpoint({
    method: 'GET',
    path: '/api/hzhb/getHzhb',
    summary: 'Partners by group; an empty group is left out',
    source: '7.5',
    access: anybody,
    envelope: 'data',
    response: z.array(
      z.object({
        group: z.string(),
        partners: z.array(
          z.object({
            id: z.int(),
            name: z.string(),
            /** One or two characters that replace a logo. */
            monogram: z.string(),
            logoUrl: z.string(),
            qualification: z.string(),
            since: z.string(),
            status: z.enum(['verified', 'connected']),
            link: z.string(),
          }),
        ),
      }),
    ),
    example: {
      response: [
        {
          group: '电子认证服务机构',
          partners: [
            {
              id: 1,
              name: '北辰 CA（示例）',
              monogram: '北',
              logoUrl: '',
              qualification: '电子认证服务许可',
              since: '2021',
              status: 'verified',
              link: 'https://ca.example.cn',
            },
          ],
        },
      ],
    },
  }),
  solutions: endpoint({
    method: 'GET',
    path: '/api/gywm/getSolution',
    summary: 'Cases of the solution page: where the certificate works in a flow',
    source: 'ours (2.3 /solution)',
    access: anybody,
    envelope: 'data',
    response: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        summary: z.string(),
        steps: z.array(z.object({ text: z.string(), usesCertificate: z.boolean() })),
        results: z.array(z.string()),
      }),
    ),
    example: {
      response: [
        {
          id: 1,
          title: '工程建设招标投标',
          summary: '从报名到开标全程在线，一把锁签章、加密、解密。',
          steps: [
            { text: '登录平台', usesCertificate: true },
            { text: '编制投标文件', usesCertificate: false },
          ],
          results: ['投标文件在线签章（样例）'],
        },
      ],
    },
  }),
  experiences: endpoint({
    method: 'GET',
    path: '/api/cpty/getCpty',
    summary: 'Hands-on demonstrations of the experience page',
    source: '7.5',
    access: anybody,
    envelope: 'data',
    response: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        summary: z.string(),
        kind: z.enum(['verify', 'seal', 'scan', 'guide']),
        link: z.string(),
      }),
    ),
    example: {
      response: [
        {
          id: 1,
          title: '在线验签',
          summary: '上传已签章的文件，查看每个签名是否有效。',
          kind: 'verify',
          link: '/experience',
        },
      ],
    },
  }),
};
