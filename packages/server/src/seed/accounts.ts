/** The people of the sample data. All have the same password, which every start prints. */
export const demoPassword = 'Demo@2026';

export const demoCompany = {
  name: '示例建设工程有限公司',
  creditCode: '91210000TEX000010X',
  legalRepresentative: '李样例',
} as const;

export interface DemoAccount {
  readonly username: string;
  readonly roleId: number;
  readonly name: string;
  readonly phone: string;
  readonly idNumber: string;
  readonly email: string;
  readonly inCompany: boolean;
  /** His role, in the list that a start prints. */
  readonly who: string;
}

// ID numbers and phones are fictional: valid in form, issued to nobody.
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'qiye',
    roleId: 5,
    name: '张示例',
    phone: '13000000000',
    idNumber: '210000199003070013',
    email: 'zhang@example.cn',
    inCompany: true,
    who: '企业管理员（示例建设工程有限公司）',
  },
  {
    username: 'fuzeren',
    roleId: 2,
    name: '李样例',
    phone: '15000000000',
    idNumber: '210200197902280139',
    email: 'li@example.cn',
    inCompany: true,
    who: '项目负责人',
  },
  {
    username: 'zaojia',
    roleId: 4,
    name: '王演示',
    phone: '17000000000',
    idNumber: '21000019880808002X',
    email: 'wang@example.cn',
    inCompany: true,
    who: '造价师',
  },
  {
    username: 'shenhe1',
    roleId: 101,
    name: '审核一号',
    phone: '19000000000',
    idNumber: '',
    email: '',
    inCompany: false,
    who: '审核员',
  },
  {
    username: 'shenhe2',
    roleId: 101,
    name: '审核二号',
    phone: '18900000000',
    idNumber: '',
    email: '',
    inCompany: false,
    who: '审核员（第二人，用于演示同时审核）',
  },
  {
    username: 'admin',
    roleId: 109,
    name: '系统管理员',
    phone: '18800000000',
    idNumber: '',
    email: '',
    inCompany: false,
    who: '平台管理员',
  },
  {
    username: 'faren',
    roleId: 1,
    name: '刘示范',
    phone: '13900000001',
    idNumber: '210000196805120015',
    email: 'liu@example.cn',
    inCompany: true,
    who: '企业（法定代表人）',
  },
  {
    username: 'zhuanjia',
    roleId: 3,
    name: '陈评审',
    phone: '13900000003',
    idNumber: '210000197206150014',
    email: 'chen@example.cn',
    inCompany: false,
    who: '评标专家',
  },
  {
    username: 'ziranren',
    roleId: 6,
    name: '杨自然',
    phone: '13900000006',
    idNumber: '210000199511230028',
    email: 'yang@example.cn',
    inCompany: false,
    who: '自然人（没有加入企业）',
  },
  {
    username: 'linshi',
    roleId: 8,
    name: '黄临时',
    phone: '13900000008',
    idNumber: '210000198109090034',
    email: '',
    inCompany: false,
    who: '临时专家',
  },
  {
    username: 'jiandu',
    roleId: 9,
    name: '吴监督',
    phone: '13900000009',
    idNumber: '210000197712010049',
    email: 'wu@example.cn',
    inCompany: false,
    who: '监督人',
  },
];
