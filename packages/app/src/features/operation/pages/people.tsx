import { peopleReview } from '@ca-portal/api/groups/people-review';
import { oneOf, optionsIn, own, resource, rowsOf } from '../../../engines/resource/index.js';
import { recordStates } from '../record-states.js';
import { Whole } from '../../../shared/page/index.js';

/** 个人管理 (personalManage): people with the state of their personal record, masked. */
export const peoplePage = resource(
  rowsOf(peopleReview, 'people', own({ words: 'keyword', filters: ['review'] })),
  ({ column }) => ({
    title: '个人管理',
    description: '查看个人信息的填写和审核情况。证件号和手机号按规定脱敏显示。',
    noun: '个人记录',
    rowKey: (person) => person.userGuid,
    name: (person) => person.name,
    search: '姓名或手机号',
    filters: {
      review: oneOf('审核状态', optionsIn(recordStates)),
    },
    columns: [
      column.name('name', '姓名', (person) => <Whole>{person.name}</Whole>),
      column.text('phone', '手机号', (person) => <Whole>{person.phone}</Whole>),
      column.text('idNumber', '身份证号', (person) => person.idNumber && <Whole>{person.idNumber}</Whole>),
      column.text('company', '单位', (person) => person.companyName),
      column.text('roles', '身份', (person) => person.roleNames.join('、')),
      column.text('completeness', '完整度', (person) => `${person.completeness}%`, { align: 'right' }),
      column.tag('review', '审核状态', (person) => person.review, recordStates),
      column.text('submittedAt', '提交时间', (person) => person.submittedAt),
    ],
  }),
);
