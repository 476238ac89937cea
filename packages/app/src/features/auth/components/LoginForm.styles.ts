import { styled } from 'styled-components';

/** The fields of a tab, stacked. */
export const Fields = styled.div`
  display: grid;
  gap: var(--ca-s-5);
  margin-top: var(--ca-s-2);
`;

export const LockStack = styled.div`
  display: grid;
  gap: var(--ca-s-4);
  margin-top: var(--ca-s-2);
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2);
  margin-top: var(--ca-s-3);
`;
