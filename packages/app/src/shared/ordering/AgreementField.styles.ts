import { styled } from 'styled-components';

export const AgreementLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-1) var(--ca-s-2);
`;

export const Terms = styled.ol`
  display: grid;
  gap: var(--ca-s-3);
  padding-left: 1.5em;
  list-style: decimal;
`;
