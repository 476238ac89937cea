import { styled } from 'styled-components';

export const Page = styled.main`
  display: grid;
  gap: var(--ca-s-4);
  justify-items: start;
  max-width: 40rem;
  margin: 0 auto;
  padding: var(--ca-s-10) var(--ca-gutter);

  > h1 {
    font-size: var(--ca-fs-h3);
    font-weight: var(--ca-fw-strong);
  }
`;
