import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: var(--ca-s-4);
`;

export const Rules = styled.ul`
  display: grid;
  gap: var(--ca-s-1);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
  line-height: var(--ca-lh-sm);

  li {
    display: flex;
    align-items: center;
    gap: var(--ca-s-2);
  }
  li[data-kept] {
    color: var(--ca-success-fg);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--ca-s-3);
`;

export const Note = styled.p`
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
  line-height: var(--ca-lh-sm);
`;
