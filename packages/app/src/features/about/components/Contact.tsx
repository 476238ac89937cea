import type { about, ResultOf } from '@ca-portal/api/contract';
import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { styled } from 'styled-components';
import { fingerTarget, hotlineHref } from '../../../shared/content/index.js';

const Facts = styled.dl`
  display: grid;
  gap: var(--ca-s-3);

  > div {
    display: grid;
    grid-template-columns: 5em minmax(0, 1fr);
    gap: var(--ca-s-3);
  }
  dt {
    color: var(--ca-text-2);
  }
  dd {
    overflow-wrap: anywhere;
  }
  dd > a {
    ${fingerTarget}
  }
  /* Stacked phone numbers must have separate touch targets. */
  @media (pointer: coarse), (max-width: 767.98px) {
    gap: 0;

    > div {
      padding-block: calc((44px - 1lh) / 2);
    }
  }
`;

const callable = (number: string) => <Link href={hotlineHref(number)}>{number}</Link>;

/** 联系我们: phone numbers, hours, where to complain. Empty settings of the province are not shown. */
export function Contact({ profile }: { profile: ResultOf<typeof about.profile> }) {
  const { phones, complaintPhone, email, workingHours, address } = profile;
  const facts = [
    ...phones.map(({ label, number }) => ({ term: label, value: callable(number) })),
    ...(complaintPhone ? [{ term: '投诉监督', value: callable(complaintPhone) }] : []),
    ...(email ? [{ term: '企业邮箱', value: <Link href={`mailto:${email}`}>{email}</Link> }] : []),
    ...(workingHours ? [{ term: '工作时间', value: workingHours }] : []),
    ...(address ? [{ term: '地址', value: address }] : []),
  ];
  return (
    <Card title="联系我们">
      <Facts>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}
