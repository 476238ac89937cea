import { styled } from 'styled-components';

/** A choice is as wide as its words, whatever the column. */
export const Choice = styled.div`
  display: flex;
`;

export const Fields = styled.div`
  display: grid;
  gap: var(--ca-s-5);
`;
