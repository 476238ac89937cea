import { styled } from 'styled-components';

export const ToDoRoot = styled.div`
  padding-top: var(--s-10);
`;

export const ToDoRows = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2) var(--s-4);
    min-height: var(--row-h);
    padding: var(--s-3) var(--card-pad);
    border-top: 1px solid var(--border-1);
  }
  [data-part='name'] {
    flex: 1 1 14em;
    min-width: 0;
  }
  [data-part='name'] > b {
    display: block;
    font-weight: var(--fw-strong);
  }
  [data-part='name'] > span {
    color: var(--text-2);
    font-family: var(--font-mono);
    font-size: var(--fs-caption);
  }
`;
