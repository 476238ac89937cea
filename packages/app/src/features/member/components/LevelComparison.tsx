import { EMPTY_VALUE, formatThousands } from '@ca-portal/ui/formats';
import { Card } from '@ca-portal/ui/card';
import { HiddenText } from '@ca-portal/ui/theme';
import { LevelTable } from '../MemberPage.styles.js';
import type { Membership } from '../queries.js';

/** The benefits of each level; the best column is tinted, the current one named. */
export function LevelComparison({ membership }: { membership: Membership }) {
  const { level, levelName, levels, benefits } = membership;
  const present = levelName ? level : undefined;
  const best = levels.length - 1;
  const mark = (n: number) => (n === best ? { 'data-best': '' } : {});
  return (
    <Card padding="none" aria-label="会员权益对比">
      <LevelTable>
        <caption>
          <HiddenText>会员权益对比</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="col">权益</th>
            {levels.map((one, n) => (
              <th key={one.level} scope="col" {...mark(n)}>
                {one.name}
                <small>
                  {one.fromFen === 0 ? '注册即有' : `年消费满 ${formatThousands(one.fromFen / 100)} 元`}
                </small>
                {one.level === present ? <small>当前等级</small> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {benefits.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {levels.map((one, n) => (
                <td key={one.level} {...mark(n)}>
                  {cells[n] || EMPTY_VALUE}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </LevelTable>
    </Card>
  );
}
