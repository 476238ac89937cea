import { styled } from 'styled-components';

export const AgreementLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-1) var(--ca-s-2);

  /* on its own line below the text, not below the checkbox */
  @media (max-width: 767.98px) {
    > button {
      margin-left: 1.25em;
    }
  }
`;

export const Terms = styled.ol`
  display: grid;
  gap: var(--ca-s-3);
  padding-left: 1.5em;
  list-style: decimal;
`;
