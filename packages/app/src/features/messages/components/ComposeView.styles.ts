import { styled } from 'styled-components';

/** A select is as wide as its text, whatever the column. */
export const Choice = styled.div`
  display: flex;
`;

export const Fields = styled.div`
  display: grid;
  gap: var(--ca-s-5);
`;
