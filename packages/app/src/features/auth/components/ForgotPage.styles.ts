import { styled } from 'styled-components';

export const StepsLine = styled.div`
  margin-bottom: var(--ca-s-6);
`;

export const OtherWays = styled.ul`
  display: grid;
  gap: var(--ca-s-1);
  margin: 0;
  padding-left: 1.2em;
  list-style: disc;
`;
