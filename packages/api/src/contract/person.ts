import { loginMethods } from '../domain/index.js';
import { z } from 'zod';
import { endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { legacy } from './legacy.js';
import { person as sessionPerson } from './session.js';

const examEntry = legacy(
  z.object({
    idNumber: z.string(),
    phone: z.string(),
    name: z.string(),
    creditCode: z.string(),
    companyName: z.string(),
    /**
     * Ours: the complete address, with the data encrypted by the server; the other fields are then empty. A
     * backend without it returns the data, and the browser encrypts if the province configures a key there.
     */
    url: z.string().optional(),
  }),
  { idNumber: 'yhSfZh', phone: 'yhdh', name: 'yhXm', creditCode: 'tyShxyDm', companyName: 'yhDwMc' },
);
/** Data of a person for the exam platform. */
export type ExamEntryPerson = Omit<z.output<typeof examEntry>, 'url'>;

/** Rows: The person behind the session. */
export const person = {
  profile: endpoint({
    method: 'GET',
    path: '/sys/getPeronInfo',
    summary: 'The record behind the personal center, masked',
    source: '7.4',
    access: signedIn,
    envelope: 'data',
    response: z.object({
      person: sessionPerson,
      username: z.string(),
      email: z.string(),
      registeredAt: f.beijing,
      lastLoginAt: f.beijing.nullable(),
      lastLoginMethod: z.enum(loginMethods).nullable(),
      certificateCount: z.int(),
      openOrderCount: z.int(),
    }),
    example: {
      response: {
        person: {
          userGuid: '0b7e3d52-2b1c-4a39-8d6e-6b8f1a7c9e01',
          phone: '130****0000',
          roleId: 5,
          roleName: '企业管理员',
          name: '张示例',
          idNumber: '210000********0013',
          companyName: '示例建设工程有限公司',
          creditCode: '91210000TEX000010X',
        },
        username: 'qiye',
        email: 'zhang@example.cn',
        registeredAt: '2026-01-05 09:30:00',
        lastLoginAt: '2026-11-20 16:02:11',
        lastLoginMethod: 'lock',
        certificateCount: 1,
        openOrderCount: 0,
      },
    },
  }),
  examEntry: endpoint({
    method: 'GET',
    path: '/sys/getRyInfo',
    summary: 'The caller’s data for the external exam, or its address with them encrypted by the server',
    source: '7.4, 7.9',
    access: signedIn,
    envelope: 'data',
    response: examEntry,
    example: {
      response: {
        idNumber: '',
        phone: '',
        name: '',
        creditCode: '',
        companyName: '',
        url: 'https://exam.example.cn/login?idCardNum=Zm9v',
      },
    },
  }),
};
