import { styled } from 'styled-components';

export const RelatedList = styled.ul`
  > li + li {
    border-top: 1px solid var(--border-1);
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-3);
    min-height: max(2.75rem, 44px);
    padding: var(--s-1) 0;
    color: var(--text-1);
  }
  a:hover {
    color: var(--text-link);
  }
  a > span + span {
    flex: none;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
`;
