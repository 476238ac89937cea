import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { signedCall } from './acs3.js';

const key = { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' };
const moment = {
  at: new Date('2023-10-26T10:22:32.123Z'),
  nonce: '3156853299f313e23d1673dc12e1703d',
};

it('signs the example of the vendor’s document as the document does', () => {
  const call = {
    action: 'RunInstances',
    version: '2014-05-26',
    parameters: {},
    query: {
      RegionId: 'cn-shanghai',
      ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
    },
  };
  expect(signedCall('ecs.cn-shanghai.aliyuncs.com', call, key, moment)).toEqual({
    body: '',
    query: 'ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai',
    headers: {
      'x-acs-action': 'RunInstances',
      'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-acs-date': '2023-10-26T10:22:32Z',
      'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
      'x-acs-version': '2014-05-26',
      authorization:
        'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    },
  });
});

it('signs the parameters as a form, and leaves letters, digits and four marks as they are', () => {
  const parameters = { b: "a b+*~-_.!'()/", a: '证' };
  const call = { action: 'A', version: 'V', parameters };
  const { query, body, headers } = signedCall('example.cn', call, key, moment);
  expect(query).toBe('');
  expect(body).toBe('a=%E8%AF%81&b=a%20b%2B%2A~-_.%21%27%28%29%2F');
  expect(headers).toMatchObject({
    'content-type': 'application/x-www-form-urlencoded',
    'x-acs-content-sha256': createHash('sha256').update(body).digest('hex'),
  });
  expect(headers['authorization']).toContain('SignedHeaders=content-type;host;x-acs-action;');
});
