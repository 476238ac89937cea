import { PageHeading } from '@ca-portal/ui/page-heading';
import { useLinkComponent } from '@ca-portal/ui/theme';
import { styled } from 'styled-components';

const Switch = styled.nav`
  display: flex;
  padding: 3px;
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-sunken);

  > a {
    display: inline-flex;
    align-items: center;
    min-height: max(2.25rem, 36px);
    padding: 0 var(--ca-s-4);
    border: 1px solid transparent;
    border-radius: var(--ca-r-sm);
    color: var(--ca-text-1);
  }
  > a:hover {
    color: var(--ca-text-link);
    text-decoration: none;
  }
  > a[aria-current] {
    border-color: var(--ca-border-2);
    background: var(--ca-bg-surface);
    font-weight: var(--ca-fw-strong);
  }
  @media (pointer: coarse) {
    > a {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    > a {
      border-color: Canvas;
    }
    > a[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;

const tabs = [
  { href: '/solution', label: '解决方案' },
  { href: '/experience', label: '动手体验' },
] as const;

interface ExperienceHeadingProps {
  current: (typeof tabs)[number]['href'];
  description: string;
}

/** 体验中心 with its two pages side by side: they have their own addresses, so they are links. */
export function ExperienceHeading({ current, description }: ExperienceHeadingProps) {
  const Link = useLinkComponent() as 'a';
  return (
    <PageHeading
      size="lg"
      title="体验中心"
      description={description}
      actions={
        <Switch aria-label="体验中心">
          {tabs.map(({ href, label }) => (
            <Link key={href} href={href} aria-current={href === current ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </Switch>
      }
    />
  );
}
