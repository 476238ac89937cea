import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatDateTime } from '@ca-portal/ui/formats';
import { masked } from '../reveal.js';
import type { Profile } from './KeyFigures.js';

/** The record of the account. ID number and phone are masked; a full view is requested and logged. */
export function PersonFacts({ profile }: { profile: Profile }) {
  const { person, username, email, registeredAt } = profile;
  return (
    <Card title="个人信息">
      <Descriptions
        items={[
          { term: '姓名', value: person.name },
          { term: '当前角色', value: person.roleName || '暂未选择身份' },
          masked('身份证号', 'idNumber', person.idNumber),
          masked('手机号', 'phone', person.phone),
          { term: '用户名', value: username },
          { term: '邮箱', value: email },
          { term: '所属企业', value: person.companyName },
          { term: '统一社会信用代码', value: person.creditCode },
          { term: '注册时间', value: formatDateTime(registeredAt) },
        ]}
      />
    </Card>
  );
}
