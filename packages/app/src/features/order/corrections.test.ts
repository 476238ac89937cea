import { orders } from '@ca-portal/api/contract';
import { attachmentKinds, isCompanyItem, reviewItemLabels } from '@ca-portal/api/domain';
import { expect, test } from 'vitest';
import { correctionBody, emptyCorrection, isOrderField, refusedFiles } from './corrections.js';

const reason = (item: string) => ({ item, code: 'X1', text: '看不清' });
const order = {
  ...orders.detail.example.response,
  servicePoint: '沈阳服务网点',
  rejection: ['sealForm', 'platforms', 'applicationForm', 'delivery', 'companyName'].map(reason),
};

test('a file is asked for once, however many things were said against it', () => {
  expect(refusedFiles(order.rejection).map(({ kind, reasons }) => [kind, reasons.length])).toEqual([
    ['sealForm', 1],
    ['applicationForm', 2],
  ]);
});

test('only what was refused goes out', () => {
  const form = emptyCorrection(order);
  expect(form.values).toEqual({ delivery: '沈阳服务网点' });
  form.files['sealForm'] = [{ id: 'f-1', name: '采集表.pdf', size: 10, kind: 'pdf' }];
  expect(correctionBody(3, { ...form, values: { delivery: ' 大连服务网点 ' } })).toEqual({
    version: 3,
    attachments: [{ kind: 'sealForm', fileId: 'f-1' }],
    values: [{ item: 'delivery', value: '大连服务网点' }],
    remark: '',
  });
});

test('a refused seal is typed anew part by part', () => {
  const form = emptyCorrection({ ...order, rejection: [reason('seal')] });
  expect(Object.keys(form.values)).toEqual([
    'seal-registrationNumber',
    'seal-sealCode',
    'seal-employer',
    'seal-validUntil',
  ]);
});

test.each([...attachmentKinds, ...Object.keys(reviewItemLabels)])(
  '%s has exactly one place to mend it',
  (item) => {
    const places = [refusedFiles([reason(item)]).length > 0, isOrderField(item), isCompanyItem(item)];
    expect(places.filter(Boolean)).toHaveLength(1);
  },
);
