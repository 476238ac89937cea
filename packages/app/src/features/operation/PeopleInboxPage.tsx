import { Lists } from './Lists.js';
import { applicationsPage } from './pages/role-applications.js';
import { companiesPage } from './pages/companies.js';
import { recordsPage } from './pages/personal-records.js';
import { recoveriesPage } from './pages/recoveries.js';

const lists = [
  { key: 'applications', label: '身份申请', of: applicationsPage },
  { key: 'people', label: '个人信息', of: recordsPage },
  { key: 'companies', label: '企业信息', of: companiesPage },
  { key: 'recoveries', label: '手机号找回', of: recoveriesPage },
];

/** 人员与单位: everything about people and companies that somebody has to decide. */
export const PeopleInboxPage = () => <Lists label="待办列表" lists={lists} />;
