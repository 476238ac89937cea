import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { useLinkComponent } from '@ca-portal/ui/theme';
import { styled } from 'styled-components';

const Rows = styled.ul`
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: max(2.75rem, 44px);
    color: var(--ca-text-1);
  }
  a:hover {
    color: var(--ca-text-link);
    text-decoration: none;
  }
  [data-component='Icon'] {
    color: var(--ca-text-3);
  }
`;

const links = [
  { label: '价格公示', href: '/product' },
  { label: '业务办理要求和时限', href: '/jumpydDetial' },
  { label: '政策法规', href: '/knowledge?category=政策法规' },
  { label: '通知公告', href: '/proclamation' },
  { label: '合作伙伴', href: '/partners' },
];

/** 公开信息: public data, and where to find them. */
export function PublicInformation() {
  const Link = useLinkComponent() as 'a';
  return (
    <Card title="公开信息">
      <Rows>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>
              {label}
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </Rows>
    </Card>
  );
}
