import { Lists } from './Lists.js';
import { applicationsDesk, applicationsPage } from './pages/role-applications.js';
import { companiesDesk, companiesPage } from './pages/companies.js';
import { recordsDesk, recordsPage } from './pages/personal-records.js';
import { recoveriesDesk, recoveriesPage } from './pages/recoveries.js';

const lists = [
  { key: 'applications', label: '身份申请', of: applicationsPage, desk: applicationsDesk },
  { key: 'people', label: '个人信息', of: recordsPage, desk: recordsDesk },
  { key: 'companies', label: '企业信息', of: companiesPage, desk: companiesDesk },
  { key: 'recoveries', label: '手机号找回', of: recoveriesPage, desk: recoveriesDesk },
];

/** 人员与单位: all waiting decisions about people and companies. */
export const PeopleInboxPage = () => <Lists label="待办列表" lists={lists} />;
