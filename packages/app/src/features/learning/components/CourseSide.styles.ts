import { styled } from 'styled-components';

export const CertificateNote = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-4);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);

  > svg {
    width: 3.75rem;
    height: 3.75rem;
  }
`;

export const SimilarList = styled.ul`
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  a {
    display: flex;
    justify-content: space-between;
    gap: var(--ca-s-4);
    padding: var(--ca-s-3) 0;
    color: var(--ca-text-1);
  }
  a > span:last-child {
    flex: none;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;
