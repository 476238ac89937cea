import { company } from '@ca-portal/api/contract';
import { companyAttachments } from '@ca-portal/api/domain';
import { mock } from '@ca-portal/api/mocks';
import type { HttpHandler } from 'msw';
import type { CompanyRecord } from './queries.js';

const { response: example } = company.record.example;
const file = {
  fileId: '7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f',
  name: '营业执照副本.pdf',
  size: 482_133,
  url: '/common/download?fileName=7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f.pdf',
};

// The example's telephone consists of zeroes, which is not valid.
const billing = { ...example.billing, phone: '024-22000000' };

export const draft: CompanyRecord = {
  ...example,
  completeness: 64,
  basics: { ...example.basics, address: '' },
  billing,
  files: [],
  comparison: [],
};
export const complete: CompanyRecord = {
  ...example,
  completeness: 100,
  billing,
  files: companyAttachments.map((kind) => ({ kind, file })),
  comparison: [
    {
      field: 'companyName',
      label: '企业名称',
      entered: example.basics.companyName,
      read: example.basics.companyName,
      same: true,
    },
    {
      field: 'address',
      label: '住所',
      entered: '沈阳市浑南区示例路 36 号 5 层',
      read: '沈阳市浑南区示例路 36 号 6 层',
      same: false,
    },
    {
      field: 'creditCode',
      label: '统一社会信用代码',
      entered: example.basics.creditCode,
      read: null,
      same: false,
    },
  ],
};
export const passed: CompanyRecord = {
  ...complete,
  review: '2',
  editable: false,
  changes: [
    { at: '2026-11-21 10:58:00', label: '企业信息已提交', before: '', after: '审核通过' },
    { at: '2026-08-01 09:00:00', label: '住所', before: '示例路 18 号', after: '示例路 36 号' },
  ],
};

/** A record that is saved step by step; `seen` collects the body of each call. */
export function recordOf(first: CompanyRecord, seen: string[] = []): HttpHandler[] {
  let record = first;
  const save = (step: string, part: Partial<CompanyRecord>) => {
    seen.push(step);
    record = { ...record, ...part, version: record.version + 1 };
    return { version: record.version, savedAt: '2026-11-21 14:32:05', completeness: record.completeness };
  };
  return [
    mock(company.record, () => record),
    mock(company.saveBasics, ({ body }) => save(`basics@${body.version}`, { basics: body.basics })),
    mock(company.savePeople, ({ body }) => save(`people@${body.version}`, { people: body.people })),
    mock(company.saveBilling, ({ body }) => save(`billing@${body.version}`, { billing: body.billing })),
    mock(company.saveAttachments, ({ body }) => ({
      ...save(`files@${body.version}`, {}),
      comparison: record.comparison,
    })),
    mock(company.submit, ({ body }) => {
      seen.push(`submit@${body.version}`);
      record = { ...record, review: '2', editable: false, completeness: 100 };
      return record;
    }),
  ];
}
