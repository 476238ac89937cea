import { styled } from 'styled-components';

export const Account = styled.p`
  margin-bottom: var(--ca-s-3);
  font-weight: var(--ca-fw-strong);
`;
