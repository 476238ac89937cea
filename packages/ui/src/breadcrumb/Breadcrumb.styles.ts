import { styled } from 'styled-components';

export const BreadcrumbRoot = styled.nav`
  font-size: var(--ca-fs-sm);
  color: var(--ca-text-2);

  & ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-2);
  }

  & li {
    display: inline-flex;
    align-items: center;
    gap: var(--ca-s-2);
    min-height: 24px;
  }

  & a {
    color: var(--ca-text-2);
  }

  & a:hover {
    color: var(--ca-text-link-hover);
  }

  & svg {
    width: 0.9em;
    height: 0.9em;
  }

  /* the line stays as high as its text; on touch screens only the target grows */
  @media (pointer: coarse), (max-width: 767.98px) {
    & a {
      position: relative;
    }

    & a::after {
      content: '';
      position: absolute;
      inset: -12px -10px;
    }
  }

  @media print {
    display: none;
  }
`;
