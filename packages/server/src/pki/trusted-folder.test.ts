import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { foreignAuthority } from '../testing/foreign-authority.js';
import { readTrustedFolder } from './trusted-folder.js';

const foreign = foreignAuthority();
afterAll(() => foreign.close());
const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

it('reads authorities and lists, and reports for each file what is wrong with it', () => {
  foreign.trust('root', 'issuer');
  foreign.list('0B');
  writeFileSync(join(foreign.folder, 'README.txt'), 'no PEM, and none is looked for');
  const good = readTrustedFolder(foreign.folder, inDays(1));
  expect(good).toMatchObject({ mistakes: [], warnings: [] });
  expect(good.authorities).toHaveLength(2);
  expect(good.authorities.flatMap(({ lists }) => lists.map(({ revoked }) => [...revoked]))).toEqual([['0B']]);
  expect(good.certificatesPem.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);

  expect(readTrustedFolder(foreign.folder, inDays(25)).warnings).toEqual([
    'issuer.crl：注销列表已过更新时间，请换成新的；在此之前视为未核对。',
  ]);
  expect(readTrustedFolder(foreign.folder, inDays(40)).warnings).toContainEqual(
    expect.stringMatching(/^root\.pem：机构证书已于 [\d-]+ 到期。$/),
  );

  foreign.holder('holder', '0C');
  foreign.trust('holder');
  writeFileSync(join(foreign.folder, 'empty.pem'), '');
  writeFileSync(
    join(foreign.folder, 'broken.pem'),
    '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
  );
  expect(readTrustedFolder(foreign.folder, now).mistakes).toEqual([
    'broken.pem：内容不完整，或不是本系统能使用的证书或注销列表。',
    'empty.pem：没有 PEM 格式的证书或注销列表。',
    'holder.pem：不是签发机构的证书。',
  ]);
  rmSync(join(foreign.folder, 'issuer.pem'));
  expect(readTrustedFolder(foreign.folder, now).mistakes).toContain(
    'issuer.crl：注销列表不是文件夹中任何机构签发的。',
  );
});
