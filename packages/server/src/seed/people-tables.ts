import { creditCodeCheckCharacter } from '@ca-portal/api/domain';
import { demoCompany } from './accounts.js';

/** GB 11643: a fictional ID number with a valid check digit, for this birthday and serial number. */
export function demoIdNumber(born: string, serial: number): string {
  const body = `210000${born}${String(serial).padStart(3, '0')}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, i) => total + weight * Number(body.charAt(i)), 0);
  return body + '10X98765432'.charAt(sum % 11);
}

const creditCode = (first17: string): string => first17 + creditCodeCheckCharacter(first17);

interface DemoCompany {
  readonly name: string;
  readonly creditCode: string;
  readonly legalRepresentative: string;
  readonly review: '0' | '1' | '2';
  readonly kind: string;
  readonly foundedOn: string;
  readonly capital: string;
  readonly address: string;
  readonly region: string;
  readonly scope: string;
}

/** The demo accounts work for the first one (dossier 12). */
export const demoCompanies: readonly DemoCompany[] = [
  {
    ...demoCompany,
    review: '2',
    kind: '有限责任公司',
    foundedOn: '2015-06-18',
    capital: '5000',
    address: '{province}{city}市示例区示例路 18 号',
    region: '{province}/{city}市/示例区',
    scope: '房屋建筑工程施工；市政公用工程施工；建筑装修装饰工程（示例）',
  },
  {
    name: '示例造价咨询有限公司',
    creditCode: creditCode('91210000TEX000029'),
    legalRepresentative: '沈示例',
    review: '2',
    kind: '有限责任公司（分支机构）',
    foundedOn: '2018-03-09',
    capital: '300',
    address: '{province}{city}市样例区样例街 6 号',
    region: '{province}/{city}市/样例区',
    scope: '工程造价咨询；工程项目管理服务（示例）',
  },
  {
    name: '样例园林绿化有限公司',
    creditCode: creditCode('91210200TEX000301'),
    legalRepresentative: '韩样例',
    review: '2',
    kind: '有限责任公司',
    foundedOn: '2012-09-01',
    capital: '1000',
    address: '{province}{city2}市演示区演示路 101 号',
    region: '{province}/{city2}市/演示区',
    scope: '园林绿化工程施工；苗木种植（示例）',
  },
  {
    name: '演示招标代理有限公司',
    creditCode: creditCode('91210100TEX000402'),
    legalRepresentative: '魏演示',
    review: '0',
    kind: '有限责任公司',
    foundedOn: '2026-10-12',
    capital: '200',
    address: '',
    region: '',
    scope: '',
  },
];

interface DemoPerson {
  readonly username: string;
  readonly roleIds: readonly number[];
  readonly name: string;
  readonly phone: string;
  readonly born: string;
  /** Index into `demoCompanies`; -1 for no employer. */
  readonly company: number;
  readonly email: string;
  /** 1 phone, 2 name and ID number (dossier 1.3). */
  readonly verification: number;
}
const person = (
  username: string,
  name: string,
  roleIds: readonly number[],
  company: number,
  born: string,
  verification = 2,
): Omit<DemoPerson, 'phone' | 'email'> => ({ username, name, roleIds, company, born, verification });

/** Colleagues, other companies' administrators, and people who want to join; a start does not print them. */
export const demoPeople: readonly DemoPerson[] = [
  person('yuangong01', '赵示范', [2], 0, '19850214'),
  person('yuangong02', '钱示例', [2], 0, '19900620'),
  person('yuangong03', '孙样本', [4], 0, '19831105'),
  person('yuangong04', '周演示', [2, 4], 0, '19790830'),
  person('yuangong05', '吴示范', [4], 0, '19880117', 1),
  person('yuangong06', '郑样例', [2], 0, '19921209'),
  person('yuangong07', '冯示例', [9], 0, '19750401'),
  person('yuangong08', '陈样本', [2], 0, '19950728', 1),
  person('yuangong09', '褚演示', [2], 0, '19870316'),
  person('yuangong10', '卫示范', [2], 0, '19991012', 1),
  person('zaojiasuo', '沈示例', [5], 1, '19810526'),
  person('zaojiasuo02', '韩样本', [4], 1, '19860903'),
  person('yuanlin', '韩样例', [5], 2, '19740711'),
  person('yuanlin02', '杨示范', [2], 2, '19910228'),
  person('zhaobiao', '魏演示', [5], 3, '19820808', 1),
  person('xinren01', '蒋样例', [6], -1, '19980505'),
  person('xinren02', '沈演示', [6], -1, '19970316', 1),
  person('xinren03', '韩示例', [6], -1, '19931224'),
].map((one, index) => ({
  ...one,
  phone: `139001${String(index + 1).padStart(5, '0')}`,
  email: one.verification >= 2 ? `${one.username}@example.cn` : '',
}));
