import { describe, expect, it } from 'vitest';
import { licenseFactsOf, readLicense } from './license.js';
import { Paper } from './paper.js';

const facts = {
  companyName: '示例建设工程有限公司',
  creditCode: '91210000TEX000010X',
  representativeName: '李样例',
  address: '辽宁省沈阳市浑南区示例路 18 号',
};

describe('the text of a business license', () => {
  it.each([
    [
      'one entry a line',
      '营业执照\n统一社会信用代码\n91210000TEX000010X\n名　　称　示例建设工程有限公司\n类　　型　有限责任公司\n法定代表人　李样例\n住　　所　辽宁省沈阳市浑南区示例路 18 号\n',
    ],
    [
      'two columns',
      '统一社会信用代码：91210000TEX000010X\n名 称 示例建设工程有限公司  注册资本 伍仟万元整\n法定代表人 李样例 成立日期 2015年06月18日\n住 所 辽宁省沈阳市浑南区示例路 18 号  登记机关\n',
    ],
    [
      'a partnership',
      '统一社会信用代码 91210000TEX000010X\n企业名称：示例建设工程有限公司\n负责人：李样例\n主要经营场所：辽宁省沈阳市浑南区示例路 18 号\n',
    ],
  ])('is understood with %s', (_, text) => {
    expect(licenseFactsOf(text)).toEqual(facts);
  });

  it('says nothing where it is another paper', () => {
    expect(licenseFactsOf('授权委托书\n本单位授权下列人员办理')).toEqual({
      companyName: null,
      creditCode: null,
      representativeName: null,
      address: null,
    });
  });

  it.each(['A'.repeat(20_000), `${'名 '.repeat(9_000)}称`, '统一社会信用代码'.repeat(2_000)])(
    'is read quickly whatever its content: %#',
    (text) => {
      expect(licenseFactsOf(text).creditCode).toBeNull();
    },
  );
});

describe('a license as a file', () => {
  it('is read where the PDF carries its text', async () => {
    const pdf = await new Paper({ title: '营业执照', at: new Date('2026-11-21T02:00:00Z'), footer: '' })
      .title('营业执照')
      .paragraph(`统一社会信用代码：${facts.creditCode}`)
      .paragraph(`名称：${facts.companyName}`)
      .paragraph(`法定代表人：${facts.representativeName}`)
      .paragraph(`住所：${facts.address}`)
      .pdf();
    expect(await readLicense(pdf, 'application/pdf')).toEqual(facts);
  });

  it.each([
    ['a photo', 'image/png', 'nothing'],
    ['a damaged PDF', 'application/pdf', '%PDF-1.4\n%%EOF\n'],
  ])('is left to people where it is %s', async (_, type, content) => {
    expect(await readLicense(new Uint8Array(Buffer.from(content)), type)).toBeNull();
  });
});
