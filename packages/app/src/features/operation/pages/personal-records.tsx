import { peopleReview } from '@ca-portal/api/groups/people-review';
import { call } from '../../../api/query.js';
import { resource } from '../../../engines/resource/index.js';
import { PersonRecord } from '../components/PersonRecord.js';
import { decisions } from './decide.js';
import { peoplePage } from './people.js';

/** 个人信息: personal records that wait for a decision; the list is that of 个人管理. */
export const recordsPage = resource(peoplePage.rows, ({ ask }) => ({
  ...peoplePage,
  title: '个人信息',
  description: '核对填写的内容和五份材料。点姓名查看材料，查看会写入审计日志。',
  detail: ({ userGuid }) => <PersonRecord userGuid={userGuid} />,
  actions: decisions(
    { ask },
    {
      yes: '通过',
      no: '退回修改',
      hidden: ({ review }) => review !== '1',
      says: ({ name }) => `通过后，${name} 的个人信息可以用于办理业务。`,
      decide: ({ userGuid }, body) =>
        call(peopleReview, 'decidePerson', { params: { userGuid }, body }, { quiet: !body.approve }),
    },
  ),
}));
