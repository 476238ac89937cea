import { peopleReview } from '@ca-portal/api/groups/people-review';
import { call } from '../../../api/query.js';
import { desk, type Marks } from '../../../engines/desk/index.js';
import { resource } from '../../../engines/resource/index.js';
import { PersonRecord } from '../components/PersonRecord.js';
import { decisions } from './decide.js';
import { peoplePage } from './people.js';

const actions = (marks?: Marks) =>
  decisions<{ userGuid: string; name: string; review: string }>(
    {
      yes: '通过',
      no: '退回修改',
      hidden: ({ review }) => review !== '1',
      says: ({ name }) => `通过后，${name} 的个人信息可以用于办理业务。`,
      decide: ({ userGuid }, body) =>
        call(peopleReview, 'decidePerson', { params: { userGuid }, body }, { quiet: !body.approve }),
    },
    marks,
  );

/** 个人信息: personal records that wait for a decision; the full list is in 个人管理. */
export const recordsPage = resource(peoplePage.rows, () => ({
  ...peoplePage,
  title: '个人信息',
  description: '核对填写的内容和五份材料。点姓名查看材料，查看会写入审计日志。',
  detail: ({ userGuid }) => <PersonRecord userGuid={userGuid} />,
  actions: actions(),
}));

/** Waiting personal records, reviewed item by item. */
export const recordsDesk = desk({
  table: recordsPage,
  waiting: { review: '1' },
  since: ({ submittedAt }) => submittedAt,
  line: ({ companyName, roleNames }) => [roleNames.join('、'), companyName].filter(Boolean).join('，'),
  item: ({ userGuid }, judged) => <PersonRecord userGuid={userGuid} judged={judged} />,
  actions,
  claims: 'people',
  counted: ['people'],
});
