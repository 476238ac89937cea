import { styled } from 'styled-components';

export const RelatedList = styled.ul`
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-3);
    min-height: max(2.75rem, 44px);
    padding: var(--ca-s-1) 0;
    color: var(--ca-text-1);
  }
  a:hover {
    color: var(--ca-text-link);
  }
  a > span + span {
    flex: none;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;
